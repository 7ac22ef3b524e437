import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from './hash-of.ts'
import { type Content, loadContent } from './load-content.ts'
import { aLetter, aQuestion, aTopic, aTopicOf } from './testing/content.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  const options = ['{ text: ka, audio: letter-ka }', '{ text: kaa, say: കാ, audio: syllable-kaa }', 'ga', 'ma']
  const letter = aQuestion({
    id: 'lb-ka',
    prompt: 'ക',
    more: 'audio: letter-ka\n    also_correct: [3]',
    options,
  })
  mkdirSync(join(root, 'data/topics'), { recursive: true })
  writeFileSync(join(root, 'known-words.yaml'), '[]')
  writeFileSync(join(root, 'data/letters.yaml'), aLetter({ more: 'say: ക' }))
  writeFileSync(join(root, 'data/phrases.yaml'), '[]')
  writeFileSync(join(root, 'data/numbers.yaml'), '[]')
  writeFileSync(join(root, 'data/patterns.yaml'), '{ words: {}, patterns: [] }')
  writeFileSync(join(root, 'data/topics/beginner_l.yaml'), aTopicOf('letters', letter))
  writeFileSync(join(root, 'data/topics/daily_food.yaml'), aTopic(aQuestion({ more: 'help: A drink.' })))
})
afterAll(() => rmSync(root, { recursive: true }))

const version = (content: Content, id: string) => content.audio.get(id)?.version

describe('loadContent', () => {
  it('returns the questions with their clips, each with its version', () => {
    const content = loadContent(root)
    const [letters, food] = content.topics
    expect(letters?.questions).toEqual([
      {
        id: 'lb-ka',
        text: 'ക',
        audio: `/audio/letter-ka.mp3?v=${version(content, 'letter-ka')}`,
        options: [
          { text: 'ka', correct: true, audio: `/audio/letter-ka.mp3?v=${version(content, 'letter-ka')}` },
          {
            text: 'kaa',
            correct: false,
            audio: `/audio/syllable-kaa.mp3?v=${version(content, 'syllable-kaa')}`,
          },
          { text: 'ga', correct: true },
          { text: 'ma', correct: false },
        ],
      },
    ])
    expect(food).toMatchObject({
      key: 'daily_food',
      kind: 'meanings',
      title: { en: 'Food' },
      questions: [{ help: 'A drink.' }],
    })
  })

  it('returns the letters with the clips of their example words', () => {
    const content = loadContent(root)
    const audio = `/audio/word-of-letter-ka.mp3?v=${version(content, 'word-of-letter-ka')}`
    expect(content.letters).toMatchObject([
      { letter: 'ക', say: 'ക', example: { word: 'കട', meaning: 'shop', audio } },
    ])
  })

  it('returns the patterns with the words of their places, and stops if there are none', () => {
    const file = join(root, 'data/patterns.yaml')
    const empty = readFileSync(file, 'utf8')
    const pattern = {
      topics: ['food'],
      text: '{drink} വേണം',
      english: '{drink}',
      gloss: ['{drink}', 'is wanted'],
    }
    const written = (ofClass: string) =>
      JSON.stringify({
        words: { drinks: { chaaya: 'a tea | tea' } },
        patterns: [{ ...pattern, places: { drink: { words: ofClass, form: ['dative'] } } }],
      })
    try {
      writeFileSync(file, written('drinks'))
      expect(loadContent(root).patterns).toEqual([
        { ...pattern, places: { drink: { words: { chaaya: 'a tea|tea' }, form: ['dative'] } } },
      ])
      writeFileSync(file, written('drink'))
      expect(() => loadContent(root)).toThrow('No words are called "drink": list them under "words".')
    } finally {
      writeFileSync(file, empty)
    }
  })

  it('knows how every clip is made, its version and its approximate size, before any is made', () => {
    expect(loadContent(root).audio.get('food-tea')).toEqual({
      source: 'made',
      say: 'ചായ',
      version: expect.stringMatching(/^[0-9a-f]{8}$/),
      bytes: expect.closeTo(4000, -3.5),
      speaker: { kind: 'made', engine: 'eSpeak NG', version: expect.any(String), voice: 'ml+f2' },
      recipe: {
        id: 'food-tea',
        key: version(loadContent(root), 'food-tea'),
        kind: 'speech',
        phonemes: "[[c'a:ja]]",
      },
    })
    expect(loadContent(root).audio.get('right')).toMatchObject({ speaker: { kind: 'chime' } })
  })

  it('plays a recording instead of a made clip, once its speaker and licence are given', () => {
    const folder = join(root, 'audio/recorded')
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(join(folder, 'food-tea.mp3'), 'a voice')
      expect(loadContent(root).audio.get('food-tea')).toMatchObject({ source: 'made' })
      writeFileSync(
        join(folder, 'speakers.yaml'),
        '- { speaker: Asha Nair, licence: CC BY-SA 4.0, clips: [food-tea] }',
      )
      expect(loadContent(root).audio.get('food-tea')).toEqual({
        source: 'recorded',
        say: 'ചായ',
        version: hashOf('a voice'),
        bytes: 7,
        speaker: { kind: 'recorded', speaker: 'Asha Nair', licence: 'CC BY-SA 4.0' },
        path: join(folder, 'food-tea.mp3'),
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('has the same fingerprint for the same content, and another for any change', () => {
    const before = loadContent(root).fingerprint
    expect(loadContent(root).fingerprint).toBe(before)
    const file = join(root, 'data/topics/daily_food.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('A drink.', 'A hot drink.'))
    expect(loadContent(root).fingerprint).not.toBe(before)
    writeFileSync(file, `# A remark changes nothing.\n${text}`)
    expect(loadContent(root).fingerprint).toBe(before)
    writeFileSync(file, text)
  })

  it.each([
    {
      fault: 'a broken file',
      was: 'prompt: ചായ',
      is: 'promt: ചായ',
      says: 'content/data/topics/daily_food.yaml:4  "promt" is no key that is known here.',
    },
    {
      fault: 'a clip of which nothing says what it speaks',
      was: 'prompt: ചായ',
      is: 'prompt: ചായ\n    audio: food-chai',
      says: 'content/data/topics/daily_food.yaml:3  Nothing says what the clip "food-chai" speaks.',
    },
    {
      fault: 'an option that stands twice',
      was: '- milk',
      is: '- tea',
      says: 'content/data/topics/daily_food.yaml:3  Two options read the same.',
    },
  ])('stops at $fault with file, line and sentence', ({ was, is, says }) => {
    const file = join(root, 'data/topics/daily_food.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(was, is))
    try {
      expect(() => loadContent(root)).toThrow(says)
    } finally {
      writeFileSync(file, text)
    }
  })
})
