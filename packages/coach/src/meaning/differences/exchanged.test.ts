import { expect, it } from 'vitest'
import { exchanges } from './exchanged.ts'

it.each([
  ["Two tickets aren't enough, we need three.", "Three tickets aren't enough, we need two."],
  ["Two tickets aren't enough, we need three.", 'We need two tickets, three are not enough'],
  ["I don't want black sandals, white ones will do.", "I don't want white sandals, black ones will do."],
  ["I called, but she didn't pick up the phone.", "She called, but I didn't pick up the phone"],
  ["I can't swim; can you?", "I can swim; can't you?"],
  ['I like the cold better than the heat.', 'I like the heat better than the cold'],
  ['I like the cold better than the heat.', 'I prefer heat to cold'],
  ['I have an older brother and a younger sister.', 'I have a younger brother and an older sister.'],
])('of “%s” each is said of the other in “%s”', (english, guess) => {
  expect(exchanges(english, guess)).toBe(true)
})

it.each([
  ["Two tickets aren't enough, we need three.", 'We need three tickets, not two'],
  ["Two tickets aren't enough, we need three.", 'three tickets needed two not enough'],
  ["I don't want black sandals, white ones will do.", "White ones are enough, I don't want black sandals"],
  ["I called, but she didn't pick up the phone.", "She didn't pick up the phone when I called"],
  ["I called, but she didn't pick up the phone.", 'I rang her but she did not answer'],
  ["I can't swim; can you?", "Can you swim? I can't"],
  ['I like the cold better than the heat.', 'I prefer cold to heat'],
  ['I like the cold better than the heat.', 'Better than the heat I like the cold'],
  ['I have an older brother and a younger sister.', 'I have a younger sister and an older brother'],
  ['Do you have a dog or a cat?', 'Do you have a cat or a dog?'],
  ['In the morning tea, in the evening coffee.', 'I drink tea in the morning, coffee in the evening'],
])('of “%s” nothing is exchanged in “%s”', (english, guess) => {
  expect(exchanges(english, guess)).toBe(false)
})
