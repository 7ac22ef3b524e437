import { meanings } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { joinedMeaning } from './joined-endings.ts'

const endings = (ids: string) => ids.split(' ').map((id) => ({ id, shown: id, means: meanings[id] ?? '' }))

it.each([
  ['വന്നു', 'past', 'did'],
  ['വരാത്തതുകൊണ്ട്', 'negativeRelative nominal using', 'because it does not'],
  ['പെയ്തതുകൊണ്ട്', 'pastNominal using', 'because it did'],
  ['പണമുണ്ടായിട്ടും', 'exists being although', 'although there was'],
  ['ഉണ്ടെങ്കിൽ', 'exists if', 'if there is'],
  ['കയറേണ്ടിവന്നു', 'haveTo past', 'had to'],
  ['എത്തുന്നതിന്', 'presentNominal dative', 'to, for doing'],
  ['വെന്തോ', 'past question', 'did?'],
  ['വലുതാണ്', 'nominal is', 'is'],
  ['ഭാഗത്താണ്', 'locative is', 'is in, at, on'],
  ['ഇരുന്നാണ്', 'participle is', 'having done, and'],
  ['ചെറുതൊന്ന്', 'nominal just', 'one'],
  ['കുട്ടികൾക്ക്', 'plural dative', 'more than one; to, for'],
])('says in one phrase what the endings of %s say together', (_, ids, says) => {
  expect(joinedMeaning(endings(ids))).toBe(says)
})
