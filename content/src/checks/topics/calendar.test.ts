import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { calendar } from './calendar.ts'

const faults = (key: string, prompt: string, answer: string) =>
  faultsOf(calendar, {
    [`data/topics/${key}.yaml`]: aTopic(aQuestion({ prompt, options: [answer, 'x', 'y', 'z'] })),
  })

it.each([
  { key: 'weekdays_malayalam', prompt: 'ഞായറാഴ്ച', answer: 'Sunday' },
  { key: 'weekdays_malayalam', prompt: 'ശനിയാഴ്‌ച', answer: 'Saturday' },
  { key: 'beginner_w', prompt: 'ജനുവരി', answer: 'January' },
  { key: 'months_kerala', prompt: 'ചിങ്ങം', answer: 'Mid-August to mid-September' },
  { key: 'months_kerala', prompt: 'കർക്കടകം', answer: 'Mid-July to mid-August' },
  { key: 'months_kerala', prompt: 'ധനു', answer: 'Mid-December to mid-January' },
  { key: 'daily_food', prompt: 'ചായ', answer: 'tea' },
])('accepts $prompt for $answer', ({ key, prompt, answer }) => {
  expect(faults(key, prompt, answer)).toEqual([])
})

it.each([
  {
    key: 'weekdays_malayalam',
    prompt: 'തിങ്കളാഴ്ച',
    answer: 'Sunday',
    says: '4  Sunday is ഞായറാഴ്‌ച, not തിങ്കളാഴ്ച.',
  },
  { key: 'beginner_w', prompt: 'ജൂൺ', answer: 'July', says: '4  July is ജൂലൈ, not ജൂൺ.' },
  {
    key: 'weekdays_malayalam',
    prompt: 'ഇന്നലെ',
    answer: 'Yesterday',
    says: '4  "Yesterday" is no day of the week.',
  },
  {
    key: 'months_kerala',
    prompt: 'ജനുവരിമാസം',
    answer: 'x1',
    says: '4  ജനുവരിമാസം is no month of the Malayalam year.',
  },
  {
    key: 'months_kerala',
    prompt: 'മേടം',
    answer: 'Mid-May to mid-June',
    says: '6  മേടം lies from Mid-April to mid-May.',
  },
])('refuses $prompt for $answer', ({ key, prompt, answer, says }) => {
  expect(faults(key, prompt, answer)).toEqual([`content/data/topics/${key}.yaml:${says}`])
})
