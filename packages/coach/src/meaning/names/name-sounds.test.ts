import { describe, expect, it } from 'vitest'
import { isSameName } from './name-sounds.ts'

describe('a name in both scripts', () => {
  it.each([
    ['ജോൺ', 'John'],
    ['സാറ', 'Sarah'],
    ['സാറ', 'sara'],
    ['ജോസഫ്', 'Joseph'],
    ['സ്റ്റീഫൻ', 'Stephen'],
    ['മൈക്കിൾ', 'Michael'],
    ['കാതറിൻ', 'Catherine'],
    ['അലക്സ്', 'Alex'],
    ['വില്യം', 'William'],
    ['ചാൾസ്', 'Charles'],
    ['ജോർജ്', 'George'],
    ['ഗ്രെഗറി', 'Gregory'],
    ['എലിസബത്ത്', 'Elizabeth'],
    ['ടൊറന്റോ', 'Toronto'],
    ['മെൽബൺ', 'Melbourne'],
    ['ഷിക്കാഗോ', 'Chicago'],
    ['മുഹമ്മദ്', 'Mohammed'],
  ])('%s is %s', (malayalam, english) => {
    expect(isSameName(malayalam, english)).toBe(true)
  })

  it.each([
    ['ജോൺ', 'Peter'],
    ['ജോൺ', 'Jane'],
    ['ടോം', 'Tim'],
    ['സാറ', 'Susan'],
    ['പീറ്റർ', 'father'],
    ['ടൊറന്റോ', 'Paris'],
    ['', 'he'],
    ['ആ', 'he'],
  ])('%s is not %s', (malayalam, english) => {
    expect(isSameName(malayalam, english)).toBe(false)
  })
})
