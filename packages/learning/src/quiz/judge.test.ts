import { describe, expect, it } from 'vitest'
import { aQuestion, right, wrong } from '../testing/index.ts'
import { judge } from './judge.ts'

const options = [right('pha'), right('fa'), wrong('ba'), wrong('va')]
const question = aQuestion({ options })

describe('judge', () => {
  it.each([
    { rule: 'the first listed option is right', chosen: options[0], verdict: { type: 'right' } },
    { rule: 'a second correct option is right too', chosen: options[1], verdict: { type: 'right' } },
    {
      rule: 'a wrong option is answered with the first listed one',
      chosen: options[2],
      verdict: { type: 'wrong', answer: 'pha' },
    },
    { rule: 'no option is no answer', chosen: undefined, verdict: { type: 'unanswered' } },
  ])('$rule', ({ chosen, verdict }) => {
    expect(judge(question, chosen)).toEqual(verdict)
  })
})
