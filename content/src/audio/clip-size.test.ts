import { speech } from '@app/malayalam/sound'
import { describe, expect, it } from 'vitest'
import { chime, chimes } from './chime.ts'
import { clipSize } from './clip-size.ts'
import { startSpeechEngine } from './engine/speech-engine.ts'
import { startEncoder } from './mastering/encode.ts'
import { master } from './mastering/master.ts'
import { englishVoice } from './settings.ts'

const [speak, speakEnglish, encode] = await Promise.all([
  startSpeechEngine(),
  startSpeechEngine(englishVoice),
  startEncoder(),
])

/** How much larger than the clip the estimate is, as a share. */
function errorOf(text: string): { error: number; guessed: number; bytes: number } {
  const phonemes = speech(text)
  const guessed = clipSize({ id: 'x', key: 'x', kind: 'speech', phonemes })
  const bytes = encode(master(speak(phonemes).samples)).length
  return { error: guessed / bytes - 1, guessed, bytes }
}

const texts = [
  ...['അമ്മ', 'ചായ', 'കട', 'പുസ്തകം', 'തോക്ക്', 'മഴ', 'സ്കൂൾ', 'വെള്ളം', 'ആന', 'കാറ്റ്'],
  ...['ഞാൻ നാളെ വരും.', 'എനിക്ക് ഒരു ചായ വേണം.', 'ഇതിന് എത്ര രൂപയാണ്?', 'കുട്ടികൾ മുറ്റത്ത് കളിക്കുന്നു.'],
  ...['ഒന്ന്, രണ്ട്, മൂന്ന്.', 'അദ്ദേഹത്തിന്റെ പേര് എന്താണ്?'],
]

const english = [
  ...['Water', 'Milk', 'House', 'To go', 'Responsibility', 'think', 'Mother-in-law', 'One hundred thousand'],
  ...['I am hungry.', 'Could I have one more tea?', 'How much does this cost?', 'See you later.'],
  ...['The meal is ready, come and eat.', 'The train is running two hours late.'],
]

describe('clipSize', () => {
  it.each(texts)('is within a third for %s', (text) => {
    expect(Math.abs(errorOf(text).error)).toBeLessThan(1 / 3)
  })

  it('is within a twentieth for many clips together', () => {
    const all = texts.map(errorOf)
    const sum = (of: 'guessed' | 'bytes') => all.reduce((sum, one) => sum + one[of], 0)
    expect(Math.abs(sum('guessed') / sum('bytes') - 1)).toBeLessThan(1 / 20)
  })

  it('is near for English, too', () => {
    const sizes = english.map((text) => ({
      guessed: clipSize({ id: 'x', key: 'x', kind: 'english', text }),
      bytes: encode(master(speakEnglish(text).samples)).length,
    }))
    for (const { guessed, bytes } of sizes) expect(Math.abs(guessed / bytes - 1)).toBeLessThan(1 / 3)
    const sum = (of: 'guessed' | 'bytes') => sizes.reduce((sum, one) => sum + one[of], 0)
    expect(Math.abs(sum('guessed') / sum('bytes') - 1)).toBeLessThan(1 / 10)
  })

  it.each(Object.entries(chimes))('is nearly right for the %s sound', (id, notes) => {
    const bytes = encode(master(chime(notes))).length
    expect(Math.abs(clipSize({ id, key: 'x', kind: 'chime', chime: notes }) / bytes - 1)).toBeLessThan(1 / 4)
  })
})
