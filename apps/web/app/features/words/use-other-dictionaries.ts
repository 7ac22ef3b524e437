import { type DictionaryEntry, type DictionaryReply, dictionaryApi } from '@app/api'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'

const answers = new Map<string, readonly DictionaryEntry[]>()

/** Once the server has said that no dictionary was brought to it, it is not asked again. */
let thereAreNone = false

const { look } = dictionaryApi

/** What others' dictionaries say of these words. Nothing while it is on its way, and without a network: they are an extra. */
export function useOtherDictionaries(words: readonly string[]): readonly DictionaryEntry[] {
  const asked = words.join(' ')
  const [, setArrived] = useState('')

  useEffect(() => {
    let wanted = true
    Promise.all(asked.split(' ').map(ask)).then(
      () => wanted && setArrived(asked),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [asked])

  return words.flatMap((word) => answers.get(word) ?? [])
}

async function ask(word: string): Promise<void> {
  if (thereAreNone || answers.has(word)) return
  const path = `${look.path}?word=${encodeURIComponent(word)}` as const
  const { dictionaries, entries }: DictionaryReply = await call({ ...look, path })
  thereAreNone = dictionaries === 0
  answers.set(word, entries)
}
