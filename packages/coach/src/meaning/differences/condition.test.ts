import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { lacksCondition } from './condition.ts'

const verb = (word: string, gloss: string, entry: string, ...endings: string[]) =>
  aMeantWord(word, gloss, {
    kind: 'verb',
    entries: [entry],
    endings: endings.map((id) => meanings[id] ?? ''),
  })
const left = verb('ഇറങ്ങിയിരുന്നെങ്കിൽ', 'get down (had done; if)', 'ഇറങ്ങുക', 'pluperfect', 'if')
const whenLeft = verb('ഇറങ്ങിയപ്പോൾ', 'get down (when one did)', 'ഇറങ്ങുക', 'whenPast')
const wanted = verb('വേണമെങ്കിൽ', 'want (if)', 'വേണം', 'if')

describe('lacksCondition', () => {
  it.each(['we left early so we caught the train', 'he left early and caught the train'])(
    'hears no “if” in "%s"',
    (guess) => expect(lacksCondition([left], guess)).toBe(true),
  )

  it.each([
    'if we had left early we would have caught the train',
    'had we left early we’d have caught the train',
    'leaving early we could have caught the train',
    'when we leave early we catch the train',
  ])('hears it in "%s"', (guess) => expect(lacksCondition([left], guess)).toBe(false))

  it('asks for none where there is none, or where something is only offered', () => {
    expect(lacksCondition([whenLeft], 'we left')).toBe(false)
    expect(lacksCondition([wanted], 'you can sit here')).toBe(false)
    const someDay = aMeantWord('എന്നെങ്കിലും', 'some day', { endings: [meanings.if ?? '', meanings.and ?? ''] })
    expect(lacksCondition([someDay], 'some day')).toBe(false)
  })
})
