import { describe, expect, it } from 'vitest'
import type { Differences } from './differences.ts'
import { withoutDoubts } from './doubts.ts'

describe('withoutDoubts', () => {
  it.each<[Differences, string]>([
    [{ count: 'many' }, 'Not every snake is poisonous'],
    [{ points: 'near' }, 'Is there anything that costs less than this?'],
    [{ denial: 'missing' }, 'Unless they turn up, we have to begin'],
    [{ bound: 'free' }, 'Two people need to get off'],
    [{ bound: 'must' }, 'Be careful, there is a snake'],
    [{ past: 'missing' }, "I couldn't find the time"],
    [{ past: 'extra' }, 'It would be enough if we went'],
  ])('%o is not sure of “%s”', (differences, guess) => {
    expect(withoutDoubts(differences, guess)).toEqual({})
  })

  it.each<[Differences, string]>([
    [{ count: 'many' }, 'the snake is poisonous'],
    [{ points: 'near' }, 'that costs less'],
    [{ denial: 'missing' }, 'they came'],
    [{ past: 'missing' }, 'I will find the time'],
    [{ places: true }, 'every dog bit him'],
  ])('%o stays sure of “%s”', (differences, guess) => {
    expect(withoutDoubts(differences, guess)).toEqual(differences)
  })
})
