import { accountApi } from '@app/api'
import { describe, expect, it } from 'vitest'
import { startApp } from '../testing.ts'
import { aBrowser } from '../testing-learner.ts'
import { inMalayalam } from './in-malayalam.ts'

describe('inMalayalam', () => {
  it.each([
    ['Please sign in first.', 'ആദ്യം ലോഗിൻ ചെയ്യൂ.'],
    ['Too many attempts. Please try again in 1 second.', 'ശ്രമങ്ങൾ കൂടിപ്പോയി. 1 സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.'],
    ['Too many attempts. Please try again in 10 minutes.', 'ശ്രമങ്ങൾ കൂടിപ്പോയി. 10 മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.'],
    ['The username അനു$1 is taken.', '“അനു$1” എന്ന യൂസർനെയിം മറ്റൊരാൾ എടുത്തുകഴിഞ്ഞു.'],
  ])('says "%s"', (english, malayalam) => expect(inMalayalam(english)).toBe(malayalam))

  it.each(['ഈ കോഡ് ശരിയല്ല.', 'The body must be JSON.', ''])('leaves "%s" as it is', (sentence) =>
    expect(inMalayalam(sentence)).toBe(sentence),
  )
})

it('is what who reads Malayalam is refused with', async () => {
  const { get } = aBrowser(await startApp())
  const reply = await get(accountApi.profile.path, { 'x-language': 'ml' })
  expect(await reply.json()).toMatchObject({ code: 'signed-out', message: 'ആദ്യം ലോഗിൻ ചെയ്യൂ.' })
})
