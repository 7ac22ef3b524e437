import { type CoachQuestion, messagesOf } from '@app/learning/coach'
import { describe, expect, it } from 'vitest'
import { coachWithLexicon } from '../coach-with-lexicon.ts'
import { anEntry, aSentence, aSentenceTopic, aVerb, someTables } from '../testing.ts'

const rained = aSentence()
const umbrella = aSentence({
  id: 'rain-2',
  text: 'എന്റെ പുതിയ കുട എവിടെയാണ്?',
  english: 'Where is my new umbrella?',
  gloss: ['my', 'new', 'umbrella', 'where', 'is'],
})

const chat = coachWithLexicon({
  topics: [aSentenceTopic({ sentences: [rained, umbrella] })],
  patterns: [],
  tables: someTables,
  entries: [anEntry('മഴ', 'rain'), anEntry('കുട', 'umbrella'), aVerb('പെയ്യുക', 'to rain, to fall', 'പെയ്തു')],
  englishData: {
    said: { rain: 'റെയിൻ', umbrella: 'അംബ്രല', my: 'മൈ' },
    small: { my: { means: ['എന്റെ'] }, it: { means: ['അത്'] } },
  },
  random: () => 0,
})

const ask = (question: CoachQuestion) => chat(messagesOf({ learnt: 'english', ...question }, 'en'))
const check = (text: string, meaning: string) => ask({ type: 'check', text, pronunciation: '', meaning })

describe('the built-in coach of who learns English', () => {
  it('makes an English sentence on a topic, another one each time', async () => {
    expect(await ask({ type: 'generate', topic: 'rain', seen: [] })).toBe(rained.english)
    expect(await ask({ type: 'generate', topic: 'rain', seen: [rained.english] })).toBe(umbrella.english)
  })

  it('explains a sentence of the bank: how it is said, its meaning, its words', async () => {
    expect(await ask({ type: 'analyze', text: 'where is my new umbrella?' })).toBe(
      [
        '1. where is മൈ new അംബ്രല',
        `2. ${umbrella.text}`,
        '3. where: (not in our dictionary)',
        'is: (not in our dictionary)',
        'my (മൈ): എന്റെ',
        'new: (not in our dictionary)',
        'umbrella (അംബ്രല): കുട',
      ].join('\n'),
    )
  })

  it('gives the words of another sentence, and says that it knows no translation', async () => {
    const reply = await ask({ type: 'analyze', text: 'It rained' })
    expect(reply).toContain('Word by word: അത് · പെയ്യുക')
    expect(reply).toContain('I do not know a natural translation')
    expect(reply).toContain('rained = rain (റെയിൻഡ്): പെയ്യുക')
  })

  it.each(['ഇന്ന് ഇവിടെ നല്ല മഴ പെയ്തു', 'ഇവിടെ ഇന്ന് നല്ല മഴ പെയ്തു.', 'innu ivide nalla mazha peythu'])(
    'praises what has the words of the translation: %s',
    async (meaning) => {
      expect(await check(rained.english, meaning)).toMatch(/^Meaning: very good, that is it\./)
    },
  )

  it.each([
    'ഇന്ന് ഇവിടെ നല്ല മഴ പെയ്തില്ല',
    'ഇന്ന് ഇവിടെ മഴ പെയ്തു',
    'ഇന്നലെ ഇവിടെ നല്ല മഴ പെയ്തു',
    'ഇന്ന് ഇവിടെ വളരെ നല്ല മഴ പെയ്തു',
    'ഇന്ന് ഇവിടെ കനത്ത മഴയുണ്ടായി',
    'mazha',
    'it rained hard here today',
  ])('cannot tell whether this says the same: %s', async (meaning) => {
    const reply = await check(rained.english, meaning)
    expect(reply).toContain('I cannot tell whether yours says the same.')
    expect(reply).toContain(rained.text)
    expect(reply).not.toContain('very good')
  })

  it('shows what it did not find', async () => {
    expect(await check(rained.english, 'ഇന്ന് ഇവിടെ മഴ പെയ്തു')).toContain(
      '– Compare for yourself: the sentence has നല്ല “good (strong)”.',
    )
  })

  it('praises nothing of a sentence whose meaning it does not know', async () => {
    const reply = await check('It rained', 'മഴ പെയ്തു')
    expect(reply).toContain('I cannot tell')
    expect(reply).not.toContain('very good')
  })

  it('shows the meaning where nothing was written', async () => {
    expect(await check(rained.english, ' ')).toContain(`you left it empty. It means “${rained.text}”`)
  })
})
