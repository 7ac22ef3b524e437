import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { questionDifference } from './question.ts'

const asks = { endings: ['did', meanings.question ?? ''] }
const came = [aMeantWord('അവൻ', 'he'), aMeantWord('വന്നു', 'come (did)', { endings: ['did'] })]
const didHeCome = [aMeantWord('അവൻ', 'he'), aMeantWord('വന്നോ', 'come (did; ?)', asks)]
const where = [aMeantWord('അവൻ', 'he'), aMeantWord('എവിടെ', 'where'), aMeantWord('പോയി', 'go (did)')]

const verbal = aMeantWord('കുടിക്കുന്നത്', 'drink (doing; what one does)', { endings: ['doing; what one does'] })
const notUnderstood = aMeantWord('മനസ്സിലായില്ലേ', 'understand (did not)', {
  kind: 'verb',
  denial: 'either',
  endings: ['did not', meanings.tag ?? ''],
  mark: '?',
})
const name = aMeantWord('പേരെന്താണ്', 'name (what; is)', { endings: [meanings.what ?? '', meanings.is ?? ''] })

describe('questionDifference', () => {
  it.each([
    { words: didHeCome, guess: 'He came.', wrong: 'missing' },
    { words: didHeCome, guess: 'He came', wrong: 'missing' },
    { words: didHeCome, guess: 'the boy came', wrong: 'missing' },
    { words: didHeCome, guess: 'he coming' },
    { words: didHeCome, guess: 'did he come' },
    { words: came, guess: 'did he come?', wrong: 'extra' },
    { words: came, guess: 'he came?', wrong: 'extra' },
    { words: came, guess: 'he came' },
    { words: [verbal, ...came], guess: 'did he come?', wrong: 'extra' },
    { words: [name], guess: 'is this the name?' },
    { words: [notUnderstood], guess: 'You did not understand.', wrong: 'missing' },
    { words: [notUnderstood], guess: 'Did you not understand?' },
    { words: where, guess: 'where did he go?' },
    { words: where, guess: 'did he go where?' },
    { words: [...came.slice(0, 1), { ...came[1], mark: '?' }], guess: 'did he come?' },
  ])('of $words.0.word: "$guess" is $wrong', ({ words, guess, wrong }) => {
    expect(questionDifference(words as typeof came, undefined, guess)).toBe(wrong)
  })

  it('goes by the translation where there is one', () => {
    expect(questionDifference([], 'Does this bus go there?', 'This bus goes there.')).toBe('missing')
    expect(questionDifference([], 'Does this bus go there?', 'does this bus go there')).toBeUndefined()
    expect(questionDifference([], 'This bus goes there.', 'this bus goes there?')).toBe('extra')
    expect(questionDifference([], 'I like it; do you?', 'I like it, do you?')).toBeUndefined()
  })
})
