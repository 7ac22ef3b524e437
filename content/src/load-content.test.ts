import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClips } from './audio/make-clips.ts'
import { type Content, loadContent } from './load-content.ts'
import { aLetter, aQuestion, aTopic } from './testing/content.ts'

let root: string
beforeAll(async () => {
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
  writeFileSync(join(root, 'data/topics/beginner_l.yaml'), aTopic(letter))
  writeFileSync(join(root, 'data/topics/daily_food.yaml'), aTopic(aQuestion({ more: 'help: A drink.' })))
  await makeClips(root)
})
afterAll(() => rmSync(root, { recursive: true }))

const hash = (content: Content, id: string) => content.audio.get(id)?.hash

describe('loadContent', () => {
  it('gives the questions with their clips and the version of their bytes', () => {
    const content = loadContent(root)
    const [letters, food] = content.topics
    expect(letters?.questions).toEqual([
      {
        id: 'lb-ka',
        text: 'ക',
        audio: `/audio/letter-ka.mp3?v=${hash(content, 'letter-ka')}`,
        options: [
          { text: 'ka', correct: true, audio: `/audio/letter-ka.mp3?v=${hash(content, 'letter-ka')}` },
          {
            text: 'kaa',
            correct: false,
            audio: `/audio/syllable-kaa.mp3?v=${hash(content, 'syllable-kaa')}`,
          },
          { text: 'ga', correct: true },
          { text: 'ma', correct: false },
        ],
      },
    ])
    expect(food).toMatchObject({
      key: 'daily_food',
      title: { en: 'Food' },
      questions: [{ help: 'A drink.' }],
    })
  })

  it('gives the letters with the clips of their example words', () => {
    const content = loadContent(root)
    const audio = `/audio/word-of-letter-ka.mp3?v=${hash(content, 'word-of-letter-ka')}`
    expect(content.letters).toMatchObject([
      { letter: 'ക', say: 'ക', example: { word: 'കട', meaning: 'shop', audio } },
    ])
  })

  it('gives the patterns with the words of their places, and stops where there are none', () => {
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
        { ...pattern, slots: { drink: { words: { chaaya: 'a tea|tea' }, form: ['dative'] } } },
      ])
      writeFileSync(file, written('drink'))
      expect(() => loadContent(root)).toThrow('No words are called "drink": list them under "words".')
    } finally {
      writeFileSync(file, empty)
    }
  })

  it('knows the file of every clip, and plays a recording before a made one', () => {
    expect(loadContent(root).audio.get('right')).toEqual({
      path: join(root, 'audio/made/right.mp3'),
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
      bytes: readFileSync(join(root, 'audio/made/right.mp3')).length,
      source: 'made',
    })
    const recording = join(root, 'audio/recorded/right.mp3')
    cpSync(join(root, 'audio/made/wrong.mp3'), recording)
    expect(loadContent(root).audio.get('right')).toMatchObject({ path: recording, source: 'recorded' })
    rmSync(recording)
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
      fault: 'a clip that is not made',
      was: 'id: food-tea',
      is: 'id: food-chai',
      says: 'content/data/topics/daily_food.yaml:3  The clip "food-chai" is not made yet: npm run make:audio.',
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
