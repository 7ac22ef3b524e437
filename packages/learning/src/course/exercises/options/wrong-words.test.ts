import { describe, expect, it } from 'vitest'
import type { Item } from '../../../practice/item.ts'
import type { CourseWord } from '../../content.ts'
import { aWord, aWorld, knowing, smallCourse, wordOf } from '../testing.ts'
import { wrongWords } from './wrong-words.ts'

const known = ['muri', 'kasera', 'mesha', 'vaathil', 'kuda'].map((id): Item => `word:${id}`)
const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id)

describe('wrong options for a word', () => {
  it('are known or being learnt, if enough are', () => {
    const world = aWorld({ memory: knowing(...known.slice(0, 3)), underWay: known.slice(3) })
    for (const shown of ['meaning', 'script', 'sound'] as const)
      for (const id of idsOf(wrongWords(wordOf('word:veedu'), 3, shown, world)))
        expect(known).toContain(`word:${id}`)
  })

  it('are filled up with common words of its class', () => {
    const wrong = wrongWords(wordOf('word:pokuka'), 3, 'meaning', aWorld({ memory: knowing(...known) }))
    expect(wrong.map(({ pos }) => pos)).toEqual(['verb', 'verb', 'verb'])
  })

  it('never share a sense with it, nor with each other', () => {
    const many = wrongWords(wordOf('word:amma'), 20, 'meaning', aWorld())
    expect(idsOf(many)).not.toContain('thaaya')
    const beside = wrongWords(wordOf('word:veedu'), 20, 'meaning', aWorld())
    expect(idsOf(beside).filter((id) => ['amma', 'thaaya'].includes(id))).toHaveLength(1)
  })

  it('never sound the same, whatever is shown', () => {
    const twin = aWord('malla', 'മല്ല', 'wrestler')
    const content = { ...smallCourse, words: new Map([...smallCourse.words, [twin.id, twin]]) }
    for (const shown of ['meaning', 'script', 'sound'] as const)
      expect(idsOf(wrongWords(wordOf('word:mala'), 20, shown, aWorld({ content })))).not.toContain('malla')
  })

  it('are not what its letters may also be read as', () => {
    const burn = aWord('katthuka', 'കത്തുക', 'to burn', { pos: 'verb', past: 'കത്തി' })
    const knife = aWord('katthi', 'കത്തി', 'knife')
    const flame = aWord('theenaalam', 'തീനാളം', 'burn; flame')
    const content = {
      ...smallCourse,
      words: new Map([...smallCourse.words, ...[burn, knife, flame].map((word) => [word.id, word] as const)]),
    }
    expect(idsOf(wrongWords(knife, 20, 'meaning', aWorld({ content })))).not.toContain('theenaalam')
  })

  it('are near in sound where they are told apart by ear', () => {
    const items = [...known, 'word:mala', 'word:maala'] satisfies Item[]
    const world = aWorld({ memory: knowing(...items) })
    expect(idsOf(wrongWords(wordOf('word:mazha'), 1, 'script', world))).toEqual(['mala'])
  })

  it('are never what is written like it but for a last vowel: പേര് and പേർ', () => {
    const name = aWord('peru', 'പേര്', 'name')
    const people = aWord('per', 'പേർ', 'people (after a number)')
    const content = withWords(name, people)
    expect(idsOf(wrongWords(name, 30, 'meaning', aWorld({ content })))).not.toContain('per')
  })

  it('are the commonest word of their meaning, whatever else has it', () => {
    const ikka = aWord('ikka', 'ഇക്ക', 'elder brother', { use: 2, topic: 'family' })
    const chettan = aWord('chettan', 'ചേട്ടൻ', 'elder brother', { topic: 'family' })
    const content = withWords(ikka, chettan)
    const found = idsOf(wrongWords(wordOf('word:amma'), 30, 'meaning', aWorld({ content })))
    expect(found).toContain('chettan')
    expect(found).not.toContain('ikka')
  })

  it('are words that a beginner meets, before rare ones', () => {
    const rare = ['clothesline', 'ox', 'winnow'].map((means, at) =>
      aWord(`rare-${at}`, `ക${'ാ'.repeat(at)}പ`, means, { use: 3, topic: 'family' }),
    )
    const found = idsOf(
      wrongWords(wordOf('word:amma'), 3, 'meaning', aWorld({ content: withWords(...rare) })),
    )
    expect(found.filter((id) => id.startsWith('rare'))).toEqual([])
  })
})

const withWords = (...words: readonly CourseWord[]) => ({
  ...smallCourse,
  words: new Map([...smallCourse.words, ...words.map((word) => [word.id, word] as const)]),
})
