import { type DictionaryEntry, type DictionaryReply, dictionaryApi } from '@app/api'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

const answers = new Map<string, readonly DictionaryEntry[]>()

/** After the server has said that it has no other dictionary, it is not asked again. */
let thereAreNone = false

const { look } = dictionaryApi

/**
 * The entries of other dictionaries for these words. Empty while they load, and without a network: they are
 * an extra.
 */
export function useOtherDictionaries(words: readonly string[]): readonly DictionaryEntry[] {
  const asked = words.join(' ')
  const [found, setFound] = useState<{ asked: string; entries: readonly DictionaryEntry[] }>()

  useEffect(() => {
    let wanted = true
    Promise.all(asked.split(' ').map(ask)).then(
      (entries) => wanted && setFound({ asked, entries: entries.flat() }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [asked])

  return found?.asked === asked ? found.entries : []
}

async function ask(word: string): Promise<readonly DictionaryEntry[]> {
  const known = thereAreNone ? [] : answers.get(word)
  if (known) return known
  const path = `${look.path}?word=${encodeURIComponent(word)}` as const
  const { dictionaries, entries }: DictionaryReply = await call({ ...look, path })
  thereAreNone = dictionaries === 0
  answers.set(word, entries)
  return entries
}
