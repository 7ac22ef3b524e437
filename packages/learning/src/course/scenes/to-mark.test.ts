import { expect, it } from 'vitest'
import { sceneIn } from './testing.ts'
import { partsToMark } from './to-mark.ts'

it('a line that nothing compared is marked by what every right answer has, each with its word', () => {
  const ask = sceneIn('say').lines[1]?.asks
  expect(ask && partsToMark(ask)).toEqual([
    { item: 'word:choru', text: 'ചോറ്' },
    { item: 'word:kazhikkuka', text: 'കഴിച്ചു' },
    { item: 'ending:past', text: 'കഴിച്ചു' },
  ])
})
