import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionLengths } from '../course/session/settings.ts'
import { topicKeys } from '../levels/topic.ts'
import { practiceOfReview } from '../practice/practice-of-review.ts'
import { anyPracticeLog } from '../practice/testing.ts'
import { cardKinds } from '../review/review.ts'
import { anyLog } from '../review/testing.ts'
import { aDevice, aSavedWord } from '../testing/device.ts'
import { aPractice } from '../testing/practice.ts'
import { anId, aResult } from '../testing/progress.ts'
import { aReview } from '../testing/reviews.ts'
import { untouchedVideo } from '../video/video-settings.ts'
import { malayalamKeyboards, romanisations, textSizes, themes } from './choices.ts'
import { type Device, readPositions } from './device.ts'
import { readDeviceFile, writeDeviceFile } from './device-file.ts'
import { untouchedPart } from './merge-devices.ts'

const device = aDevice({
  savedWords: [aSavedWord('അമ്മ', 'mother')],
  positions: { 'food-film': 12.5 },
  reviewSettings: { newPerDay: 3, reviewsPerDay: 50, kinds: ['read'] },
  sessionSettings: { minutes: 5, hears: false, speaks: false, understands: true, writes: true },
  malayalamKeyboard: 'inscript',
  videoSettings: { 'food-film': { ...untouchedVideo, speed: 0.7 } },
  marks: { said: ['അമ്മ'], denied: [['വീട്', 1_700_000_000_000]] },
  text: 'അമ്മ വന്നു.\n',
  results: [aResult()],
  practice: [aPractice(1, 1_700_000_000_000), { id: '0'.repeat(24), practice: null }],
})

/** The same device after its learner has begun English, too. */
const ofBoth = aDevice({
  ...device,
  english: {
    ...untouchedPart,
    learner: { level: 'verbs', userlevel: 3 },
    savedWords: [aSavedWord('water', 'വെള്ളം')],
    results: [aResult({ score: 60, mistakes: [] })],
    practice: [aPractice(2, 1_700_000_000_000)],
  },
})
const englishWith = (fields: Record<string, unknown>) =>
  JSON.stringify({ ...JSON.parse(writeDeviceFile(ofBoth)), english: { ...ofBoth.english, ...fields } })

/** The device's file with a part of it replaced. */
const fileWith = (fields: Record<string, unknown>) =>
  JSON.stringify({ ...JSON.parse(writeDeviceFile(device)), ...fields })
const learnerWith = (fields: Record<string, unknown>) =>
  fileWith({ learner: { ...device.learner, ...fields } })
const practiceWith = (fields: Record<string, unknown>) =>
  fileWith({
    practice: [{ ...device.practice[0], practice: { ...device.practice[0]?.practice, ...fields } }],
  })
const lookWith = (fields: Record<string, unknown>) =>
  practiceWith({ looks: [{ ...device.practice[0]?.practice?.looks[0], ...fields }] })

/** A file of version 3, in which practice is reviews. */
const thirdWith = (reviews: unknown) => fileWith({ version: 3, practice: undefined, reviews })
const made = aReview(1, 1_700_000_000_000)
const reviewWith = (fields: Record<string, unknown>) =>
  thirdWith([{ ...made, review: { ...made.review, ...fields } }])
const resultWith = (fields: Record<string, unknown>) =>
  fileWith({ results: [{ ...device.results[0], ...fields }] })
const wordWith = (fields: Record<string, unknown>) =>
  fileWith({ savedWords: [{ ...aSavedWord('അമ്മ'), ...fields }] })

const anyDevice: fc.Arbitrary<Device> = fc.record({
  learner: fc.record({
    video: fc.constantFrom('Type Here', 'food-film'),
    name: fc.oneof(fc.constant('Type Here'), fc.string()),
    username: fc.constantFrom('Type Here', 'meera'),
    level: fc.constantFrom(...topicKeys),
    userlevel: fc.integer({ min: 1, max: 30 }),
  }),
  preferences: fc.record({
    romanisation: fc.constantFrom(...romanisations),
    theme: fc.constantFrom(...themes),
    textSize: fc.constantFrom(...textSizes),
    muted: fc.boolean(),
    slow: fc.boolean(),
  }),
  reviewSettings: fc.record({
    newPerDay: fc.nat(500),
    reviewsPerDay: fc.nat(5000),
    kinds: fc.constantFrom(['read' as const], [...cardKinds]),
  }),
  sessionSettings: fc.record({
    minutes: fc.constantFrom(...sessionLengths),
    hears: fc.boolean(),
    speaks: fc.boolean(),
    understands: fc.boolean(),
    writes: fc.boolean(),
  }),
  malayalamKeyboard: fc.constantFrom(...malayalamKeyboards),
  videoSettings: fc.dictionary(
    fc.stringMatching(/^[a-z][\w-]{0,20}$/),
    fc.constantFrom(untouchedVideo, { ...untouchedVideo, volume: 0.3, muted: true }),
    { noNullPrototype: true },
  ),
  marks: fc.record({
    said: fc.array(fc.string({ maxLength: 9 })),
    denied: fc.array(fc.tuple(fc.string({ maxLength: 9 }), fc.nat())),
  }),
  text: fc.string(),
  savedWords: fc.array(
    fc.constantFrom('അമ്മ', 'അവൻ', 'veedu').map((word) => ({
      ...aSavedWord(word, 'x'),
      ...(word !== 'veedu' && { metAt: { sentence: `${word}.`, video: 'food', start: 2 } }),
    })),
  ),
  positions: fc.dictionary(
    fc.stringMatching(/^[a-z][\w-]{0,20}$/),
    fc.double({ min: 0, max: 360_000, noNaN: true }).map(Math.abs),
    { noNullPrototype: true },
  ),
  results: fc.array(fc.nat(99).map((n) => aResult({ id: anId(n + 1), score: (n % 7) * 10 }))),
  practice: anyPracticeLog,
})

describe('a saved file', () => {
  it('brings back just what was saved', () => {
    fc.assert(
      fc.property(anyDevice, (device) => {
        expect(readDeviceFile(writeDeviceFile(device))).toEqual({ type: 'sound', device })
      }),
    )
  })

  it('has both languages that are learnt, and is one of before where English never was', () => {
    fc.assert(
      fc.property(anyDevice, anyDevice, (device, { learner: { level, userlevel }, savedWords, practice }) => {
        const english = { ...untouchedPart, learner: { level, userlevel }, savedWords, practice }
        const read = readDeviceFile(writeDeviceFile({ ...device, english }))
        expect(read).toEqual({ type: 'sound', device: { ...device, english } })
      }),
    )
    expect(JSON.parse(writeDeviceFile(ofBoth))).toHaveProperty('version', 5)
    expect(JSON.parse(writeDeviceFile(device))).toHaveProperty('version', 4)
    expect(writeDeviceFile(device)).not.toContain('english')
    const lines = writeDeviceFile(ofBoth).split('\n')
    expect(lines.filter((line) => line.includes('"looks":'))).toHaveLength(2)
  })

  it('of an earlier version is read, without the fields that it did not have', () => {
    const { app, learner, preferences, savedWords, positions } = JSON.parse(writeDeviceFile(device))
    const first = { app, learner, preferences, savedWords, positions }
    const nothingElse = aDevice({ savedWords, positions })
    expect(readDeviceFile(JSON.stringify({ ...first, version: 1 }))).toEqual({
      type: 'sound',
      device: nothingElse,
    })
    expect(readDeviceFile(JSON.stringify({ ...first, version: 2, reviews: [made] }))).toEqual({
      type: 'sound',
      device: { ...nothingElse, practice: [practiceOfReview(made)] },
    })
  })

  it('of version 3 is read with every review as practice', () => {
    fc.assert(
      fc.property(anyLog, (reviews) => {
        const practice = reviews.map(practiceOfReview)
        expect(readDeviceFile(thirdWith(reviews))).toEqual({ type: 'sound', device: { ...device, practice } })
      }),
    )
  })

  it('that knows no sessions yet is read, and has the usual ones', () => {
    const file = fileWith({ sessionSettings: undefined, malayalamKeyboard: undefined })
    const { sessionSettings, malayalamKeyboard } = aDevice()
    expect(readDeviceFile(file)).toEqual({
      type: 'sound',
      device: { ...device, sessionSettings, malayalamKeyboard },
    })
  })

  it('takes no hour of rest along, and of damaged settings the parts that are valid', () => {
    const read = readDeviceFile(fileWith({ sessionSettings: { minutes: 7, hears: false, quietUntil: 8e15 } }))
    expect(read).toMatchObject({ type: 'sound', device: { sessionSettings: { minutes: 10, hears: false } } })
    expect(JSON.stringify(read)).not.toContain('quietUntil')
  })

  it('writes each exercise on a line of its own, in few bytes', () => {
    const practice = Array.from({ length: 1000 }, (_, n) =>
      practiceOfReview(aReview(n, 1_700_000_000_000 + n)),
    )
    const lines = writeDeviceFile({ ...device, practice }).split('\n')
    const ofPractice = lines.filter((line) => line.includes('"looks":'))
    expect(ofPractice).toHaveLength(1000)
    for (const line of ofPractice) expect(line.length).toBeLessThan(200)
  })

  it.each([
    { what: 'nothing', file: '' },
    { what: 'a cut off file', file: writeDeviceFile(device).slice(0, -30) },
    { what: 'a picture', file: '\u0089PNG\r\n\u001a\n' },
    { what: 'null', file: 'null' },
    { what: 'a number', file: '7' },
    { what: 'a list', file: '[]' },
    { what: 'an object of nobody', file: '{}' },
    { what: 'another app’s file', file: fileWith({ app: 'another' }) },
    { what: 'a name that is no text', file: fileWith({ app: ['malayalam-for-all'] }) },
  ])('refuses $what as foreign', ({ file }) => {
    expect(readDeviceFile(file)).toEqual({ type: 'refused', refusal: 'foreign' })
  })

  it('refuses what a later version wrote, whatever else is in it', () => {
    const file = fileWith({ version: 6, learner: 'in another shape' })
    expect(readDeviceFile(file)).toEqual({ type: 'refused', refusal: 'newer' })
  })

  it.each([
    { damage: 'no version', file: fileWith({ version: undefined }) },
    { damage: 'a version of none', file: fileWith({ version: 0 }) },
    { damage: 'a version in words', file: fileWith({ version: '1' }) },
    { damage: 'no learner', file: fileWith({ learner: undefined }) },
    { damage: 'a learner that is a list', file: fileWith({ learner: [] }) },
    { damage: 'level 0', file: learnerWith({ userlevel: 0 }) },
    { damage: 'level 31', file: learnerWith({ userlevel: 31 }) },
    { damage: 'half a level', file: learnerWith({ userlevel: 2.5 }) },
    { damage: 'a level in words', file: learnerWith({ userlevel: 'ten' }) },
    { damage: 'no level', file: learnerWith({ userlevel: null }) },
    { damage: 'an unknown topic', file: learnerWith({ level: 'klingon' }) },
    { damage: 'an endless name', file: learnerWith({ name: 'a'.repeat(10_001) }) },
    { damage: 'a name that is none', file: learnerWith({ name: 7 }) },
    { damage: 'a control character in a word', file: wordWith({ word: 'a\u0000' }) },
    { damage: 'a field of nobody', file: learnerWith({ admin: true }) },
    { damage: 'a part of nobody', file: fileWith({ extra: 1 }) },
    { damage: 'an unknown theme', file: fileWith({ preferences: { ...device.preferences, theme: 'pink' } }) },
    { damage: 'an unknown keyboard', file: fileWith({ malayalamKeyboard: 'piano' }) },
    { damage: 'a switch in words', file: fileWith({ preferences: { ...device.preferences, muted: 'no' } }) },
    { damage: 'a preference missing', file: fileWith({ preferences: { theme: 'dark' } }) },
    { damage: 'words that are none', file: fileWith({ savedWords: { 0: aSavedWord('അമ്മ') } }) },
    { damage: 'an empty word', file: wordWith({ word: '' }) },
    { damage: 'a word of joiners', file: wordWith({ word: '\u200D' }) },
    { damage: 'half a character', file: wordWith({ word: 'a\uD800' }) },
    { damage: 'an endless meaning', file: wordWith({ meaning: 'a'.repeat(1001) }) },
    { damage: 'a meaning missing', file: wordWith({ meaning: undefined }) },
    { damage: 'too many words', file: fileWith({ savedWords: Array(20_001).fill(aSavedWord('അമ്മ')) }) },
    { damage: 'no marks', file: fileWith({ marks: undefined }) },
    { damage: 'a mark at no time', file: fileWith({ marks: { said: [], denied: [['അമ്മ', 'now']] } }) },
    { damage: 'a text that is none', file: fileWith({ text: 7 }) },
    { damage: 'settings of a path', file: fileWith({ videoSettings: { '../x': {} } }) },
    { damage: 'English that is none', file: fileWith({ version: 5, english: 7 }) },
    { damage: 'level 31 in English', file: englishWith({ learner: { level: 'verbs', userlevel: 31 } }) },
    { damage: 'a name in English', file: englishWith({ learner: device.learner }) },
    { damage: 'no words in English', file: englishWith({ savedWords: undefined }) },
    { damage: 'no results', file: fileWith({ results: undefined }) },
    { damage: 'results that are no list', file: fileWith({ results: {} }) },
    { damage: 'a result with an id of nobody', file: resultWith({ id: '../x' }) },
    { damage: 'a result of an unknown topic', file: resultWith({ topic: 'klingon' }) },
    { damage: 'more points than there are', file: resultWith({ score: 70 }) },
    {
      damage: 'more mistakes than questions',
      file: resultWith({ questions: 5, mistakes: Array(6).fill({ question: 'a', answer: 'b' }), score: 0 }),
    },
    {
      damage: 'an endless mistake',
      file: resultWith({ mistakes: [{ question: 'a'.repeat(501), answer: 'b' }] }),
    },
    { damage: 'too many results', file: fileWith({ results: Array(2001).fill(aResult()) }) },
    { damage: 'no practice', file: fileWith({ practice: undefined }) },
    { damage: 'practice that is no list', file: fileWith({ practice: {} }) },
    { damage: 'practice beside reviews', file: fileWith({ reviews: [] }) },
    { damage: 'practice without an id', file: fileWith({ practice: [{ practice: null }] }) },
    {
      damage: 'practice that is neither there nor undone',
      file: fileWith({ practice: [{ id: '0'.repeat(24) }] }),
    },
    { damage: 'practice with a field of nobody', file: practiceWith({ unsent: 1 }) },
    { damage: 'practice of nothing', file: practiceWith({ exercise: '' }) },
    { damage: 'practice at no time', file: practiceWith({ at: -1 }) },
    { damage: 'a look at an item of nobody', file: lookWith({ item: 'sentence:x' }) },
    { damage: 'a look that the item cannot have', file: lookWith({ skill: 'write' }) },
    { damage: 'a look with a field of nobody', file: lookWith({ note: 'x' }) },
    { damage: 'no reviews', file: thirdWith(undefined) },
    { damage: 'reviews that are no list', file: thirdWith({}) },
    { damage: 'a review without an id', file: thirdWith([{ review: null }]) },
    { damage: 'a review with an id of nobody', file: thirdWith([{ id: '../x', review: null }]) },
    { damage: 'a review that is neither there nor undone', file: thirdWith([{ id: '0'.repeat(24) }]) },
    { damage: 'a review with a field of nobody', file: reviewWith({ unsent: 1 }) },
    { damage: 'a review of no word', file: reviewWith({ word: '' }) },
    { damage: 'a review of an unknown card', file: reviewWith({ card: 'sing' }) },
    { damage: 'an unknown grade', file: reviewWith({ grade: 'perfect' }) },
    { damage: 'a review at no time', file: reviewWith({ at: -1 }) },
    { damage: 'a review after the last day', file: reviewWith({ at: 1e15 }) },
    { damage: 'a review at half a millisecond', file: reviewWith({ at: 0.5 }) },
    { damage: 'a thought without end', file: reviewWith({ took: 600_001 }) },
    { damage: 'a negative position', file: fileWith({ positions: { film: -1 } }) },
    { damage: 'a position in words', file: fileWith({ positions: { film: '3' } }) },
    { damage: 'a video of no name', file: fileWith({ positions: { '': 3 } }) },
    { damage: 'a video with a path for a name', file: fileWith({ positions: { '../x': 3 } }) },
  ])('with $damage is refused whole', ({ file }) => {
    expect(readDeviceFile(file)).toEqual({ type: 'refused', refusal: 'damaged' })
  })

  it('refuses any cut of itself, and anything at all, without a throw', () => {
    const file = writeDeviceFile(device).trimEnd()
    for (let length = 0; length < file.length; length++)
      expect(readDeviceFile(file.slice(0, length)).type).toBe('refused')
    fc.assert(fc.property(fc.json(), (json) => readDeviceFile(json).type === 'refused'))
    fc.assert(fc.property(fc.string(), (text) => readDeviceFile(text).type === 'refused'))
  })
})

describe('readPositions', () => {
  it('drops a damaged position and keeps the others', () => {
    const stored: [string, number][] = [
      ['film', 3],
      ['broken', Number.NaN],
      ['', 2],
      ['before', -1],
    ]
    expect(readPositions(stored)).toEqual({ film: 3 })
  })
})
