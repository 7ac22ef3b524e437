import { courseEndings, unitsOf } from '@app/learning/course'
import { isMalayalam } from '@app/malayalam'
import { make } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'
import { quizTargetsOf } from './course-content.ts'
import { shippedCourse } from './testing/shipped-course.ts'

const course = shippedCourse()
const wordOf = (id: string) => course.words.get(id)?.word

describe('the endings that are taught', () => {
  it('are sixty, each once, with a meaning in both languages', () => {
    expect(new Set(courseEndings.map(({ id }) => id)).size).toBe(60)
    for (const { means } of courseEndings) {
      expect(means.en).not.toBe('')
      expect(isMalayalam(means.ml)).toBe(true)
    }
  })

  it.each(courseEndings)(
    '$id is shown on a word that has it',
    ({ form, example, exampleMeans, means, of }) => {
      const word = course.words.get(example)
      expect(word?.pos === 'verb').toBe(of === 'verb')
      expect(word ? make(word, form) : []).not.toEqual([])
      expect(exampleMeans).not.toBe(means.en)
    },
  )

  it('are most of those that the sentences and films have', () => {
    const used = [...course.sentences.values(), ...course.lines.values()].flatMap(({ pieces }) =>
      pieces.flatMap(({ endings }) => endings),
    )
    const taught = used.filter((id) => course.endings.has(id))
    expect(taught.length / used.length).toBeGreaterThan(0.9)
  })
})

describe('the contrasts', () => {
  it('have pairs of words from the lexicon', () => {
    expect(course.contrasts.size).toBeGreaterThanOrEqual(20)
    expect(course.contrasts.get('l/zh')?.pairs.map((pair) => pair.map(wordOf))).toContainEqual(['മല', 'മഴ'])
  })

  it('leave out what our voice does not tell apart: double and single nasals and liquids', () => {
    for (const id of ['n/nn', 'l/ll', 'm/mm', 'ri/rii']) expect(course.contrasts.has(id)).toBe(false)
  })
})

it('every sentence of the path can be heard', () => {
  const names = unitsOf(loadPath(readPathFiles(), course)).flatMap(({ sentences }) => sentences)
  const silent = names.filter((name) => !course.sentences.get(name)?.audio?.startsWith('/audio/'))
  expect(names.length).toBeGreaterThan(600)
  expect(silent).toEqual([])
})

it('every sentence of the path can be asked for, two by two', () => {
  const names = unitsOf(loadPath(readPathFiles(), course)).flatMap(({ sentences }) => sentences)
  expect(names.filter((name) => !course.sentences.get(name)?.grids)).toEqual([])
})

describe('what is read in a sentence', () => {
  it('are its words, with the endings that are taught', () => {
    expect(course.sentences.get('food-1')?.pieces[0]).toMatchObject({
      text: 'എനിക്ക്',
      items: ['word:njaan', 'ending:dative'],
      gloss: 'to me',
    })
  })

  it('is in nearly all sentences explained word by word', () => {
    const pieces = [...course.sentences.values()].flatMap((sentence) => sentence.pieces)
    expect(pieces.filter(({ items }) => items.length === 0).length / pieces.length).toBeLessThan(0.01)
  })

  it('is for a question about a letter the letter', () => {
    const asked = (id: string) => course.questions.get(id)?.pieces.flatMap(({ items }) => items)
    expect(asked('beginner_l/lb-a')).toEqual(['letter:letter-a'])
    expect(asked('beginner_l/lb-ka'), 'found among letters').toEqual(['letter:letter-ka'])
    expect(asked('intermediate_l/li-ki'), 'a sign on its consonant').toEqual(['letter:sign-i'])
    expect(asked('advanced_l/la-conjunct-kka')).toEqual(['letter:conjunct-kka'])
  })
})

describe('what the questions of the topics ask for', () => {
  const topics = quizTargetsOf(shippedContent(), shippedLexicon())
  const all = [...topics.values()].flatMap((targets) => Object.values(targets))

  it('is known for every question of every topic, and nearly always something', () => {
    expect(topics.size).toBe(27)
    expect(all).toHaveLength(course.questions.size)
    expect(all.filter(({ targets }) => targets.length === 0).length / all.length).toBeLessThan(0.15)
  })

  it('are letters where a topic is of letters, otherwise words and endings', () => {
    const kindsOf = (topic: string) =>
      new Set(
        Object.values(topics.get(topic) ?? {}).flatMap(({ targets }) =>
          targets.map(({ item }) => item.split(':')[0]),
        ),
      )
    expect(kindsOf('beginner_l')).toEqual(new Set(['letter']))
    expect(kindsOf('daily_food')).toEqual(new Set(['word', 'ending']))
  })
})
