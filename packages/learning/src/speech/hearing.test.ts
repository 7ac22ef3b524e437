import { expect, it } from 'vitest'
import { type Hearing, type HearingEvent, hear } from './hearing.ts'

const text = 'ഞാൻ വരാം'
const after = (...events: HearingEvent[]) =>
  events.reduce<Hearing>((hearing, event) => hear(text, hearing, event), { type: 'idle' })

it('listens once it has begun', () => {
  expect(after({ type: 'start' })).toEqual({ type: 'listening' })
})

it.each([
  ['ഞാൻ വരാം', true],
  ['  ഞാൻ വരാം\n', true],
  ['ഞാൻ  വരാം', false],
  ['ഞാൻ വരാം.', false],
  ['ഞാൻ', false],
])('takes "%s" for right: %s', (transcript, right) => {
  expect(after({ type: 'start' }, { type: 'result', transcript }, { type: 'end' })).toEqual({
    type: 'heard',
    transcript: transcript.trim(),
    right,
  })
})

it.each([
  ['ഞാൻ വരാം.', 'ഞാൻ വരാം', true],
  ['ഞാൻ വരാം.', 'ഞാൻ വരാം.', true],
  ['നീ വരുമോ?', 'നീ വരുമോ', true],
  ['ശരി, ഞാൻ വരാം.', 'ശരി ഞാൻ വരാം', false],
  ['?', '', false],
])('does not require the punctuation at the end of "%s": "%s" is right: %s', (text, transcript, right) => {
  expect(hear(text, { type: 'listening' }, { type: 'result', transcript })).toMatchObject({ right })
})

it.each([
  ['അവൻ വന്നു.', 'അവന\u0D4D\u200D വന്നു'],
  ['അവന\u0D4D\u200D വന്നു.', 'അവൻ വന്നു'],
  ['എന്റെ', 'എൻ\u0D4Dറെ'],
  ['സോഫ്റ്റ്\u200Cവെയർ', 'സോഫ്റ്റ്വെയർ'],
])('takes the same letters in another encoding for the same: "%s" is heard as "%s"', (text, transcript) => {
  expect(hear(text, { type: 'listening' }, { type: 'result', transcript })).toMatchObject({ right: true })
})

it.each([
  ['പട്ട്', 'പാട്ട്'],
  ['ആന', 'അന'],
  ['മഴ പെയ്തു', 'മഴപെയ്തു'],
])('takes no other letters for the same: "%s" is not heard in "%s"', (text, transcript) => {
  expect(hear(text, { type: 'listening' }, { type: 'result', transcript })).toMatchObject({ right: false })
})

it('keeps the code of an error', () => {
  expect(after({ type: 'start' }, { type: 'error', code: 'network' }, { type: 'end' })).toEqual({
    type: 'failed',
    code: 'network',
  })
})

it('says that nothing was heard where the browser ends without a word', () => {
  expect(after({ type: 'start' }, { type: 'end' })).toEqual({ type: 'failed', code: 'no-speech' })
})

it('does not hear what comes before or after', () => {
  expect(after({ type: 'result', transcript: text })).toEqual({ type: 'idle' })
  const heard = after({ type: 'start' }, { type: 'result', transcript: text })
  expect(hear(text, heard, { type: 'error', code: 'aborted' })).toBe(heard)
})
