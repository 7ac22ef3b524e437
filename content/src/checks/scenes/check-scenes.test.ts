import { describe, expect, it } from 'vitest'
import { aLearnersLine, aLine, anEpisode, aScene, atUnit, longEnough } from '../../scenes/testing.ts'
import { faultsOf } from '../../testing/content.ts'
import { checkScenes } from './check-scenes.ts'

const faults = (files: Record<string, string>) =>
  faultsOf(checkScenes, files).map((line) => line.replace(/^\S+\s+/, ''))
const ofScene = (scene: Parameters<typeof aScene>[0]) => faults(anEpisode([aScene(scene)]))
const [first = aLine(), second = aLine(), third = aLine()] = longEnough
const withLine = (line: Parameters<typeof aLine>[0]) =>
  ofScene({ lines: [first, second, { ...third, ...line }] })
const withAnswer = (line: Parameters<typeof aLine>[0]) =>
  ofScene({ lines: [first, aLearnersLine(line), third] })

const milk = { text: 'പാൽ.', english: 'Milk.', gloss: ['milk'] }
const rain = { text: 'മഴ.', english: 'Rain.', gloss: ['rain'] }
const notTaught = 'The word മഴ (mazha) is not taught by then: name it in `new`, or take another.'

describe('checkScenes', () => {
  it('is silent where there are no scenes', () => {
    expect(faultsOf(checkScenes, {})).toEqual([])
  })

  it('accepts the sample, of a first unit and of a later one', () => {
    expect(faults(anEpisode([aScene()]))).toEqual([])
    expect(faults(atUnit(7, { lines: longEnough }))).toEqual([])
  })

  it('wants a scene for each unit of a stretch, in their order', () => {
    const [one, two] = [aScene(), aScene({ unit: 'unit-2' })]
    expect(faults(anEpisode([one], { units: 2 }))).toEqual(['The unit unit-2 has no scene.'])
    expect(faults(anEpisode([two, one]))).toEqual([
      'Here belongs the scene of unit-1.',
      'Here belongs the scene of unit-2.',
    ])
    expect(faults(anEpisode([one], { id: 'nothing' }))).toEqual(['There is no stretch "nothing".'])
  })

  it.each([
    {
      what: 'a scene that is too short',
      found: ofScene({ lines: longEnough.slice(0, 2) }),
      fault: 'A scene has 3 to 8 lines here, not 2.',
    },
    {
      what: 'a scene of a later unit with three lines',
      found: faults(atUnit(7, { lines: [first, second, third] })),
      fault: 'A scene has 4 to 8 lines here, not 3.',
    },
    {
      what: 'a scene that is too long',
      found: ofScene({ lines: [...longEnough, ...longEnough, first] }),
      fault: 'A scene has 3 to 8 lines here, not 9.',
    },
    {
      what: 'a scene without the learner',
      found: ofScene({ lines: [first, { ...third, by: 'meera', to: 'ammoomma' }, third] }),
      fault: "1 to 4 lines are the learner's, not 0.",
    },
    {
      what: 'one line of the learner after the first units',
      found: faults(atUnit(4, { lines: [first, second, third] })),
      fault: "2 to 4 lines are the learner's, not 1.",
    },
    {
      what: 'a speaker who is not there',
      found: withLine({ by: 'ravi' }),
      fault: '"ravi" is not among the people of this scene.',
    },
    {
      what: 'a listener who is not there',
      found: withLine({ to: 'ravi' }),
      fault: '"ravi" is not among the people of this scene.',
    },
    {
      what: 'somebody in the picture who is not there',
      found: withLine({ shows: { ravi: { pose: 'sitting', mood: 'sad' } } }),
      fault: '"ravi" is not among the people of this scene.',
    },
    {
      what: 'somebody who speaks to the same person',
      found: withLine({ to: 'ammoomma' }),
      fault: '"ammoomma" speaks to the same person.',
    },
    {
      what: 'a line that answers nothing',
      found: ofScene({ lines: [third, first, second] }),
      fault: '"ammoomma" speaks to "meera" twice running: make one line of it, or let somebody answer.',
    },
    {
      what: 'a learner who is not Meera',
      found: withAnswer({ by: 'ammoomma', to: 'meera' }),
      fault: 'The learner speaks as "meera", not as "ammoomma".',
    },
    {
      what: 'a long line before unit 30',
      found: withLine({
        text: `${'അമ്മ '.repeat(10).trim()}.`,
        english: 'Mother.',
        gloss: Array.from({ length: 10 }, () => 'mother'),
      }),
      fault: 'This line has 10 words. Before unit 30 a line has at most 9.',
    },
    {
      what: 'glosses that do not fit',
      found: withLine({ gloss: ['house'] }),
      fault: 'There are 1 glosses for 2 words.',
    },
    {
      what: 'a gloss in Malayalam',
      found: withLine({ gloss: ['house', 'അമ്മ'] }),
      fault: 'A gloss is in English.',
    },
    {
      what: 'a line that is not pure Malayalam',
      found: withLine({ written: 'വീട്, Mother.' }),
      fault: 'The sentence "വീട്, Mother." is not Malayalam.',
    },
    {
      what: 'English that is not English',
      found: withLine({ english: 'വീട്' }),
      fault: '"വീട്" is not English.',
    },
    {
      what: 'a task in one language',
      found: withAnswer({ learner: { en: 'Ask.', ml: 'Ask.' } }),
      fault: '"Ask." is not Malayalam.',
    },
    {
      what: 'a title in one language',
      found: ofScene({ title: { en: 'വീട്', ml: 'വീട്' } }),
      fault: '"വീട്" is not English.',
    },
    {
      what: 'a description that is not English',
      found: ofScene({ about: 'വീട്ടിൽ.' }),
      fault: '"വീട്ടിൽ." is not English.',
    },
    {
      what: 'a question about a line that is not there',
      found: ofScene({ recall: { ...aScene().recall, line: 4 } }),
      fault: 'The scene has no line 4.',
    },
    {
      what: 'fixed phrases after the first units',
      found: faults(atUnit(7, { lines: longEnough, fixed: [{ text: 'അമ്മേ!', english: 'Mother!' }] })),
      fault: 'Fixed phrases stand in the first 6 units only.',
    },
    {
      what: 'more than three fixed phrases',
      found: ofScene({ fixed: ['1', '2', '3', '4'].map(() => ({ text: 'അമ്മേ!', english: 'Mother!' })) }),
      fault: 'A scene has at most 3 fixed phrases.',
    },
    {
      what: 'answers to a line that is not the learner’s',
      found: withLine({ answers: ['ചോറ്.'] }),
      fault: 'Answers belong to a line of the learner: give it a task as `learner`.',
    },
    {
      what: 'a single right answer',
      found: withAnswer({ answers: [] }),
      fault: 'The learner needs two right answers or more: the line and `answers`.',
    },
    {
      what: 'the same right answer twice',
      found: withAnswer({ answers: ['അമ്മ ചോറ്!'] }),
      fault: 'The right answer "അമ്മ ചോറ്!" stands twice.',
    },
    {
      what: 'a right answer in English',
      found: withAnswer({ answers: ['Rice.'] }),
      fault: 'The answer "Rice." is not Malayalam.',
    },
    {
      what: 'no wrong answer',
      found: withAnswer({ wrong: [] }),
      fault: 'The learner needs one to 3 wrong answers, not 0.',
    },
    {
      what: 'an answer that is right and wrong',
      found: withAnswer({ wrong: [{ ...milk, text: 'ചോറ്!', reply: milk }] }),
      fault: '"ചോറ്!" is right and wrong.',
    },
    {
      what: 'a reply without a gloss for each word',
      found: withAnswer({ wrong: [{ ...milk, reply: { ...milk, gloss: [] } }] }),
      fault: 'There are 0 glosses for 1 words.',
    },
    { what: 'a word that is not taught yet', found: withLine(rain), fault: notTaught },
    {
      what: 'such a word in a wrong answer',
      found: withAnswer({ wrong: [{ ...rain, reply: milk }] }),
      fault: notTaught,
    },
    {
      what: 'such a word in what is said to a wrong answer',
      found: withAnswer({ wrong: [{ ...milk, reply: rain }] }),
      fault: notTaught,
    },
    {
      what: 'a new word that is no word',
      found: withLine({ new: ['nothing'] }),
      fault: 'There is no word "nothing".',
    },
    {
      what: 'a new word that is taught',
      found: withLine({ new: ['veedu'] }),
      fault: 'The word "veedu" is not new in this line.',
    },
    {
      what: 'a word that is named as new twice',
      found: ofScene({
        lines: [{ ...first, ...rain, new: ['mazha'] }, second, { ...third, ...rain, new: ['mazha'] }],
      }),
      fault: 'The word "mazha" is named as new in an earlier line.',
    },
    {
      what: 'two new words in a line',
      found: withLine({ new: ['mazha', 'nothing'] }),
      fault: 'A line has one new word at most, not 2.',
    },
    {
      what: 'five new words in a scene',
      found: ofScene({
        lines: [...longEnough, first].map((line, at) => ({ ...line, new: [`new-${at}`] })),
      }),
      fault: 'The scene has more than 4 new words: new-0, new-1, new-2, new-3, new-4.',
    },
    {
      what: 'an ending that is neither taught nor explained',
      found: withLine({ text: 'വെള്ളത്തിൽ.', english: 'In the water.', gloss: ['water'] }),
      fault: 'The ending of വെള്ളത്തിൽ is not taught by then: its gloss has to say what it adds.',
    },
    {
      what: 'such an ending in a wrong answer without glosses',
      found: withAnswer({ wrong: [{ text: 'വെള്ളത്തിൽ.', english: 'In the water.', reply: milk }] }),
      fault: 'The ending of വെള്ളത്തിൽ is not taught by then: its gloss has to say what it adds.',
    },
    {
      what: 'too few words of the unit',
      found: ofScene({ lines: [first, aLearnersLine({ text: 'വെള്ളം.', gloss: ['water'] }), first] }),
      fault: 'Only 2 of the 6 words of the unit stand in its scene. Missing: veedu, choru, paal, chaaya.',
    },
    {
      what: 'no sentence of the unit',
      found: ofScene({
        lines: [
          aLine({
            text: 'അമ്മ, വെള്ളം, വീട്, ചോറ്, പാൽ.',
            english: 'Everything.',
            gloss: ['mother', 'water', 'house', 'rice', 'milk'],
          }),
          aLearnersLine({
            text: 'അമ്മ, വെള്ളം, വീട്, ചോറ്, ചായ.',
            gloss: ['mother', 'water', 'house', 'rice', 'tea'],
          }),
          aLine({ text: 'വെള്ളം, പാൽ, ചായ, വീട്, ചോറ്.', gloss: ['water', 'milk', 'tea', 'house', 'rice'] }),
        ],
      }),
      fault: 'No line is a sentence of the unit, or nearly one.',
    },
  ])('finds $what', ({ found, fault }) => {
    expect(found).toContain(fault)
  })

  it('accepts a new word that is named where it stands first, and afterwards without', () => {
    const again = { ...rain, text: 'മഴ, അമ്മ.', gloss: ['rain', 'mother'] }
    expect(
      ofScene({
        lines: [
          { ...aLine(), text: 'അമ്മ, മഴ.', gloss: ['mother', 'rain'], new: ['mazha'] },
          second,
          { ...third, ...again },
        ],
      }),
    ).toEqual(['Only 2 of the 6 words of the unit stand in its scene. Missing: vellam, veedu, paal, chaaya.'])
  })

  it('leaves right answers besides the model free', () => {
    expect(withAnswer({ answers: ['മഴ.'] })).toEqual([])
  })

  it('accepts an ending that is not taught where the gloss explains it', () => {
    expect(
      withLine({
        text: 'വീട്, വെള്ളത്തിൽ.',
        english: 'The house, in the water.',
        gloss: ['house', 'in the water'],
      }),
    ).toEqual([])
  })

  it('lets a line be long from unit 30 on', () => {
    const long = aLine({
      text: `${'അമ്മ '.repeat(10).trim()}.`,
      english: 'Mother.',
      gloss: Array.from({ length: 10 }, () => 'mother'),
    })
    const lines = [...longEnough.slice(0, 2), long, aLearnersLine(), third]
    expect(faults(atUnit(30, { lines }))).toEqual([])
  })
})
