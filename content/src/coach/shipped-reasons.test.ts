import { describe, expect, it } from 'vitest'
import { checkGuess, shippedCoach } from '../testing/shipped-coach.ts'

const coach = shippedCoach()

async function feedbackOn(text: string, meaning: string) {
  const said = await checkGuess(coach, text, { meaning })
  const [opening = '', ...reasons] = said.meaning.split('\n– ')
  return { had: /you have ([^.]*)\./iu.exec(opening)?.[1] ?? '', reasons }
}

const headache = 'എനിക്ക് തലവേദനയുണ്ട്.'
const cat = 'പൂച്ച മേശയുടെ അടിയിൽ ഉറങ്ങുന്നു.'
const kochi = 'നാളെ രാവിലെ ഞങ്ങൾ കൊച്ചിയിലേക്ക് പോകും.'
const whereWay = 'ഞങ്ങൾ തൃശ്ശൂരിൽനിന്ന് കോഴിക്കോട്ടേക്ക് പോയി.'

describe('a guess that is read whole and differs', () => {
  it.each([
    [
      headache,
      'He has a headache',
      'തലവേദനയുണ്ട്',
      'Who: the sentence has എനിക്ക് “I (to, for)”, you wrote “He”.',
    ],
    [headache, "I don't have a headache", 'എനിക്ക്', 'Nothing in the sentence says “not”.'],
    [headache, 'I had a headache', 'എനിക്ക്', 'The sentence does not speak of the past.'],
    [
      cat,
      'The dog is sleeping under the table',
      'മേശയുടെ, ഉറങ്ങുന്നു',
      'Who: the sentence has പൂച്ച “cat”, you wrote “dog”.',
    ],
    [
      cat,
      'The cat is sleeping behind the table',
      'പൂച്ച, ഉറങ്ങുന്നു',
      'Where: the sentence has “under”, you wrote “behind”.',
    ],
    [
      kochi,
      'We went to Kochi tomorrow morning',
      'നാളെ, രാവിലെ, ഞങ്ങൾ, കൊച്ചിയിലേക്ക്',
      'The sentence does not speak of the past.',
    ],
    [
      whereWay,
      'We went from Kozhikode to Thrissur',
      'ഞങ്ങൾ, പോയി',
      'The sentence says where from, not where to.',
    ],
    ['അവൻ എന്നെ വിളിച്ചില്ല.', 'He called me', 'അവൻ, എന്നെ', 'The sentence says that something is not so.'],
    [
      'അവൾ കുളിച്ചിട്ട് അമ്പലത്തിൽ പോയി.',
      'She went to the temple and then bathed',
      '',
      'Look once more at what comes first, and what comes of what.',
    ],
    [
      'രണ്ട് ടിക്കറ്റ് വേണം.',
      'I want three tickets',
      'വേണം',
      'How many: the sentence has രണ്ട് “two”, you wrote “three”.',
    ],
    ['എന്നോട് ദേഷ്യപ്പെടരുത്.', 'Be angry with me', 'എന്നോട്', 'The sentence says not to do it.'],
    [
      'ഒന്ന് മുതൽ പത്ത് വരെ എണ്ണൂ.',
      'Count from two to ten',
      'പത്ത്, എണ്ണൂ',
      'From where or whom: the sentence has ഒന്ന് “one”, you wrote “two”.',
    ],
    ['നിനക്ക് പോകാം.', 'You must go', 'നിനക്ക്', 'The sentence says whether one can.'],
  ])('is told of %s “%s” what it has and what differs', async (text, guess, had, reason) => {
    const feedback = await feedbackOn(text, guess)
    expect(feedback.had).toBe(had)
    expect(feedback.reasons).toContain(reason)
  })

  it('is told in one place only of what differs', async () => {
    expect((await feedbackOn(headache, 'He has a headache')).reasons).toHaveLength(1)
  })
})
