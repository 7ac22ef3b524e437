/**
 * Typed meanings of the same form as in public reports about like programs (addresses under github.com): what is
 * typed for which meaning, and what the person who reported it wanted it to be.
 */
export const reportedMeanings: readonly (readonly [
  address: string,
  typed: string,
  meaning: string,
  verdict: 'right' | 'other',
])[] = [
  ['scott2000/answerset/issues/2', 'be set in my ways', "be set in one's/my ways", 'right'],
  ['scott2000/answerset/issues/2', "be set in one's ways", "be set in one's/my ways", 'right'],
  ['scott2000/answerset/issues/2', 'plenty of time', 'a lot of/plenty of time', 'right'],
  ['Eltaurus-Lt/Anki-Card-Templates/issues/12', 'teacher', '(male/female) teacher', 'right'],
  ['Eltaurus-Lt/Anki-Card-Templates/issues/12', 'female teacher', '(male/female) teacher', 'right'],
  ['Eltaurus-Lt/Anki-Card-Templates/issues/12', 'male/female teacher', '(male/female) teacher', 'right'],
  ['ssricardo/anki-plugins/issues/119', "wasn't raining", "weren't raining | wasn't raining", 'right'],
  ['ssricardo/anki-plugins/issues/119', 'I will turn', "I'll turn", 'right'],
  ['lakesare/memcode/issues/104', 'shower', 'rain | shower', 'right'],
  ['qbreader/website/issues/120', 'mother-in-law!', 'mother in law', 'right'],
  ['qbreader/website/issues/55', '“house,”', 'house', 'right'],
  ['lynn/phrasing-trainer/issues/3', 'when she realises', 'when she realizes', 'right'],
  ['hryanjones/guess-my-word/issues/43', 'ostracise', 'to ostracize', 'right'],
  ['gesteves/trebekbot/issues/22', 'to fall', 'to fall (of rain)', 'right'],
  ['gesteves/trebekbot/pull/6', 'hair', 'to cut, chop (wood, hair, trees)', 'other'],
  ['gesteves/trebekbot/pull/6', 'chop', 'to cut, chop (wood, hair, trees)', 'right'],
  ['gesteves/trebekbot/pull/6', 'is', 'is, am, are', 'right'],
  ['lynn/phrasing-trainer/issues/3', 'the color', 'colour', 'right'],
  ['qbreader/website/issues/120', 'fire', 'water', 'other'],
]
