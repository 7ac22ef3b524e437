import { describe, expect, it } from 'vitest'
import { aStory, aStoryLine, someStories } from '../../scenes/testing.ts'
import { faultsOf } from '../../testing/content.ts'
import { checkStories } from './check-stories.ts'

const faults = (files: Record<string, string>) =>
  faultsOf(checkStories, files).map((line) => line.replace(/^\S+\s+/, ''))
/** What is found in a story besides that its stretch has no others. */
const ofStory = (story: Parameters<typeof aStory>[0]) =>
  faults(someStories(aStory(story))).filter((fault) => !fault.startsWith('The stretch'))

const lines = aStory().lines
const rain = aStoryLine('അമ്മ, മഴ.', 'Mother, rain.', ['mother', 'rain'])

describe('checkStories', () => {
  it('is silent where there are no stories', () => {
    expect(faultsOf(checkStories, {})).toEqual([])
  })

  it('accepts three stories after the units of a stretch', () => {
    const stories = ['home', 'school', 'shop'].map((id) => aStory({ id }))
    expect(faults(someStories(...stories))).toEqual([])
    expect(faults(someStories(aStory()))).toEqual(['The stretch stretch-1 has 1 stories, not 3.'])
  })

  it.each([
    {
      what: 'a file with another name',
      found: faults({ ...someStories(), 'data/stories/house.yaml': JSON.stringify(aStory()) }),
      fault: 'The file of "home" is called home.yaml.',
    },
    { what: 'an unknown unit', found: ofStory({ after: 'nothing' }), fault: 'There is no unit "nothing".' },
    {
      what: 'a story that is too short',
      found: ofStory({ lines: lines.slice(1) }),
      fault: 'A story has 8 to 20 lines, not 7.',
    },
    {
      what: 'a story that is too long',
      found: ofStory({ lines: [...lines, ...lines, ...lines] }),
      fault: 'A story has 8 to 20 lines, not 24.',
    },
    {
      what: 'a story with two questions',
      found: ofStory({ asks: aStory().asks.slice(1) }),
      fault: 'A story ends with 3 questions, not 2.',
    },
    {
      what: 'a title in one language',
      found: ofStory({ title: { en: 'Home', ml: 'Home' } }),
      fault: '"Home" is not Malayalam.',
    },
    {
      what: 'a question in one language',
      found: ofStory({
        asks: aStory().asks.map((ask) => ({ ...ask, right: { en: 'വെള്ളം', ml: 'വെള്ളം' } })),
      }),
      fault: '"വെള്ളം" is not English.',
    },
    {
      what: 'a description that is not English',
      found: ofStory({ about: 'വീട്ടിൽ.' }),
      fault: '"വീട്ടിൽ." is not English.',
    },
    {
      what: 'glosses that do not fit',
      found: ofStory({ lines: [...lines, { ...rain, gloss: ['rain'] }] }),
      fault: 'There are 1 glosses for 2 words.',
    },
    {
      what: 'a word that is neither taught nor named',
      found: ofStory({ lines: [...lines, rain] }),
      fault: 'The word മഴ (mazha) is not taught by then: name it in `new`, or take another.',
    },
    {
      what: 'too few known words, even if they are named',
      found: ofStory({ lines: [...lines, rain], new: ['mazha'] }),
      fault: 'Only 94.4 % of the words are known after the unit unit-1, less than 95 %.',
    },
    {
      what: 'a new word that is no word',
      found: ofStory({ new: ['nothing'] }),
      fault: 'There is no word "nothing".',
    },
    {
      what: 'a new word that is taught',
      found: ofStory({ new: ['amma'] }),
      fault: 'The word "amma" is not new in this story.',
    },
    {
      what: 'more than five new words',
      found: ofStory({ new: ['1', '2', '3', '4', '5', '6'].map((nth) => `word-${nth}`) }),
      fault: 'A story has at most 5 new words, not 6.',
    },
  ])('finds $what', ({ found, fault }) => {
    expect(found).toContain(fault)
  })

  it('accepts a new word that is named, among enough known ones', () => {
    expect(ofStory({ lines: [...lines, ...lines.slice(2), rain], new: ['mazha'] })).toEqual([])
  })
})
