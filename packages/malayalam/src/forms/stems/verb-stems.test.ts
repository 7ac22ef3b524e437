import { describe, expect, it } from 'vitest'
import { slots } from '../endings/slots.ts'
import { anEntry } from '../testing.ts'
import { verbStems } from './verb-stems.ts'

const verb = (word: string, past: string, also?: string[]) =>
  anEntry(word, 'verb', 'do', { past, ...(also && { also }) })
const textsIn = (slot: string, ...entry: Parameters<typeof verb>) =>
  verbStems(verb(...entry))
    .filter(({ of }) => (of & slots(slot)) !== 0)
    .map(({ text }) => text)

describe('the present stem', () => {
  it.each([
    ['കഴിക്കുക', 'കഴിച്ചു', ['കഴിക്ക']],
    ['എഴുതുക', 'എഴുതി', ['എഴുത']],
    ['വരുക', 'വന്നു', ['വര']],
    ['പോകുക', 'പോയി', ['പോക', 'പോവ']],
    ['ആകുക', 'ആയി', ['ആക']],
    ['ഉണ്ടാകുക', 'ഉണ്ടായി', ['ഉണ്ടാക', 'ഉണ്ടാവ']],
  ])('of %s, %s is %s', (word, past, stems) => {
    expect(textsIn('present', word, past)).toEqual(stems)
  })

  it.each([
    ['ഓടുക', 'ഓടി', true],
    ['കഴിക്കുക', 'കഴിച്ചു', true],
    ['വരുക', 'വന്നു', false],
    ['പറയുക', 'പറഞ്ഞു', false],
    ['പോകുക', 'പോയി', false],
  ])('of %s, %s is a command with a half-u: %s', (word, past, isCommand) => {
    expect(textsIn('command', word, past).length > 0).toBe(isCommand)
  })

  it.each([
    ['ചെയ്യുക', 'ചെയ്തു', true],
    ['കഴിക്കുക', 'കഴിച്ചു', true],
    ['വാങ്ങുക', 'വാങ്ങി', true],
  ])('of %s, %s can make a causative: %s', (word, past, causes) => {
    expect(textsIn('cause', word, past).length > 0).toBe(causes)
  })

  it('of പോകുക is also short', () => {
    expect(textsIn('short', 'പോകുക', 'പോയി')).toEqual(['പോ'])
    expect(textsIn('short', 'കഴിക്കുക', 'കഴിച്ചു')).toEqual([])
  })
})

describe('the past stem', () => {
  it.each([
    ['വരുക', 'വന്നു', ['വന്ന']],
    ['കഴിക്കുക', 'കഴിച്ചു', ['കഴിച്ച']],
    ['എഴുതുക', 'എഴുതി', ['എഴുതിയ']],
    ['പോകുക', 'പോയി', ['പോയ']],
    ['താഴുക', 'താഴ്ന്നു', ['താഴ്ന്ന', 'താണ']],
  ])('of %s, %s is %s', (word, past, stems) => {
    expect(textsIn('pasts', word, past)).toEqual(stems)
  })

  it.each([
    ['കഴിക്കുക', 'കഴിച്ചു', { was: 'ക്കുക', now: 'ച്ചു' }],
    ['എഴുതുക', 'എഴുതി', { was: 'ുക', now: 'ി' }],
    ['വരുക', 'വന്നു', { was: 'രുക', now: 'ന്നു' }],
  ])('of %s, %s has the change %j', (word, past, joint) => {
    const [found] = verbStems(verb(word, past)).filter(({ of }) => (of & slots('pasts')) !== 0)
    expect(found?.joint).toEqual(joint)
  })

  it('in ഇ is a word by itself: the past and the participle', () => {
    expect(textsIn('finiteI', 'എഴുതുക', 'എഴുതി')).toEqual(['എഴുതി'])
    expect(textsIn('participle', 'എഴുതുക', 'എഴുതി')).toEqual(['എഴുതി'])
  })

  it('of പോകുക has short participles', () => {
    expect(textsIn('participleI', 'പോകുക', 'പോയി')).toEqual(['പോയി', 'പോയ്', 'പൊയ്'])
  })

  it('is missing if the entry has no past', () => {
    expect(textsIn('pasts', 'ആകുക', '')).toEqual([])
  })
})

describe('another spelling of a verb', () => {
  it.each([
    ['നിർമ്മിക്കുക', 'നിർമ്മിച്ചു', 'നിർമിക്കുക', ['നിർമ്മിച്ച', 'നിർമിച്ച']],
    ['വെക്കുക', 'വെച്ചു', 'വയ്ക്കുക', ['വെച്ച', 'വയ്ച്ച']],
    ['ആകുക', 'ആയി', 'ആവുക', ['ആയ']],
  ])('%s, %s beside %s has the past stems %s', (word, past, other, stems) => {
    const found = textsIn('pasts', word, past, [other])
    expect(found[0]).toBe(stems[0])
    expect(found.length).toBe(stems.length)
  })

  it('ranks as a variant', () => {
    const ranks = verbStems(verb('നിർമ്മിക്കുക', 'നിർമ്മിച്ചു', ['നിർമിക്കുക']))
      .filter(({ of }) => (of & slots('infinitive')) !== 0)
      .map(({ text, rank }) => [text, rank])
    expect(ranks).toEqual([
      ['നിർമ്മിക്കുക', 0],
      ['നിർമിക്കുക', 1],
    ])
  })
})

describe('an irregular command', () => {
  const commands = (word: string, past: string) =>
    verbStems(verb(word, past)).flatMap(({ text, within, rank }) =>
      within[0]?.id === 'command' ? [[text, rank]] : [],
    )

  it.each([
    ['വരുക', 'വന്നു', [['വാ', 0]]],
    ['കൊണ്ടുവരുക', 'കൊണ്ടുവന്നു', [['കൊണ്ടുവാ', 0]]],
    ['തരുക', 'തന്നു', [['താ', 0]]],
    ['പോകുക', 'പോയി', [['പോ', 0]]],
    ['ഇരിക്കുക', 'ഇരുന്നു', [['ഇരി', 3]]],
    ['എടുക്കുക', 'എടുത്തു', [['എട്', 3]]],
    ['കഴിക്കുക', 'കഴിച്ചു', []],
    ['നിവരുക', 'നിവർന്നു', [['നിവര്', 3]]],
    ['തടയുക', 'തടഞ്ഞു', [['തടയ്', 3]]],
  ])('of %s, %s is %j', (word, past, expected) => {
    expect(commands(word, past)).toEqual(expected)
  })
})
