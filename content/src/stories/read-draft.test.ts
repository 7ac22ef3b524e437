import { expect, it } from 'vitest'
import { aStory } from '../scenes/testing.ts'
import { readDraft } from './read-draft.ts'

const story = JSON.stringify(aStory())

it('reads a story with its unit, or another unit that is asked for', () => {
  expect(readDraft('home.yaml', story, undefined)).toMatchObject({
    draft: { after: 'unit-1', lines: { length: 8 } },
  })
  expect(readDraft('home.yaml', story, 'unit-2')).toMatchObject({ draft: { after: 'unit-2' } })
})

it('says what is wrong with the shape of a story', () => {
  expect(readDraft('home.yaml', 'id: home', undefined)).toMatchObject({
    problems: expect.arrayContaining([expect.stringContaining('"title" is missing here.')]),
  })
})

it('reads any other text line by line, if the unit is named', () => {
  expect(readDraft('draft.txt', 'അമ്മ.\n\n വെള്ളം.\n', 'unit-1')).toEqual({
    draft: {
      after: 'unit-1',
      lines: [
        { text: 'അമ്മ.', english: '' },
        { text: 'വെള്ളം.', english: '' },
      ],
    },
  })
  expect(readDraft('draft.txt', 'അമ്മ.', undefined)).toHaveProperty('problems')
})
