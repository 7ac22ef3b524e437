import { describe, expect, it } from 'vitest'
import { readAnalysis, readFeedback, readSentence, readTranslations } from './read-reply.ts'

describe('readSentence', () => {
  it.each([
    'എനിക്ക് ചായ വേണം.',
    '"എനിക്ക് ചായ വേണം."',
    '“എനിക്ക് ചായ വേണം.”',
    " 'എനിക്ക് ചായ വേണം.' \n",
    '**എനിക്ക് ചായ വേണം.**',
    'എനിക്ക്\nചായ വേണം.',
    '"എനിക്ക് ചായ വേണം".',
    '<think>ചായ? They want tea.</think>\nഎനിക്ക് ചായ വേണം.',
  ])('removes the quotation marks of %j', (reply) => expect(readSentence(reply)).toBe('എനിക്ക് ചായ വേണം.'))

  it.each(['', ' ', 'I cannot do that.', '<!doctype html><p>മഴ</p>', '<html>മഴ', 'മഴ '.repeat(200)])(
    'finds no sentence in %j',
    (reply) => expect(readSentence(reply)).toBeUndefined(),
  )

  it('takes out tags, and leaves what only looks like one', () => {
    expect(readSentence('<b>മഴ</b> <i class="x">പെയ്തു</i>.')).toBe('മഴ പെയ്തു.')
    expect(readSentence('മഴ < 3 > 2')).toBe('മഴ < 3 > 2')
  })
})

describe('readAnalysis', () => {
  it.each([
    '1. enikku\n2. to me\n3. എനിക്ക്: to me',
    'enikku 2. to me 3. എനിക്ക്: to me',
    '**1.** enikku\n\n**2.** to me\n\n**3.** എനിക്ക്: to me',
    '1) enikku\r\n2) to me\r\n3) എനിക്ക്: to me',
    '1. **enikku**\n2. **to me**\n3. **എനിക്ക്**: to me',
  ])('splits %j', (reply) =>
    expect(readAnalysis(reply)).toEqual({
      pronunciation: 'enikku',
      meaning: 'to me',
      vocabulary: 'എനിക്ക്: to me',
    }),
  )

  it.each([
    { reply: '', read: {} },
    { reply: 'Sorry, I cannot do that.', read: {} },
    { reply: '1. enikku', read: { pronunciation: 'enikku' } },
    {
      reply: '1. <b>enikku</b>\n2. to me<br/>\n3. <p>x</p>',
      read: { pronunciation: 'enikku', meaning: 'to me', vocabulary: 'x' },
    },
    { reply: '2. to me', read: { meaning: 'to me' } },
    { reply: '1.\n2. to me\n3.', read: { meaning: 'to me' } },
    { reply: '1. enikku\n3. words', read: { pronunciation: 'enikku', vocabulary: 'words' } },
    {
      reply: '1. a\n2. It is 2.5 or 12. or so\n3. b',
      read: { pronunciation: 'a', meaning: 'It is 2.5 or 12. or so', vocabulary: 'b' },
    },
    { reply: '<!doctype html>2. x', read: {} },
  ])('reads $reply as it is', ({ reply, read }) => expect(readAnalysis(reply)).toEqual(read))

  it('removes the asterisks of Markdown', () => {
    expect(readAnalysis('**1. Pronunciation:** enikku\n**2. Meaning:** to me\n**3. Words:** എനിക്ക്')).toEqual({
      pronunciation: 'Pronunciation: enikku',
      meaning: 'Meaning: to me',
      vocabulary: 'Words: എനിക്ക്',
    })
  })

  it('cuts a reply that is too long', () => {
    const { vocabulary = '' } = readAnalysis(`1. a\n2. b\n3. ${'x'.repeat(1_000_000)}`)
    expect(vocabulary.length).toBeLessThan(3001)
  })
})

describe('readFeedback', () => {
  it('removes characters that would disturb the text around it', () => {
    expect(readFeedback('a\u0000b\u202Ec\u200Cd\r\n\n\n\ne')).toBe('abc\u200Cd\n\ne')
    expect(readFeedback('a\uD800b')).toBe('ab')
    expect(readFeedback(' \n')).toBeUndefined()
    expect(readFeedback('<html></html>')).toBeUndefined()
  })

  it('removes Markdown, and keeps text that only looks like Markdown', () => {
    expect(readFeedback('### Well done\n**Pronunciation:** __good__')).toBe('Well done\nPronunciation: good')
    expect(readFeedback('a__b, window.__x and __')).toBe('a__b, window.__x and __')
  })
})

describe('readTranslations', () => {
  it.each([
    { reply: '1. Rain', read: ['Rain'] },
    { reply: '1. Rain\n2. Tea', read: ['Rain', 'Tea'] },
    { reply: ' 1) Rain\r\n\r\n2)  Tea \n', read: ['Rain', 'Tea'] },
    { reply: '1. 2. is a number\n2. 1. too', read: ['2. is a number', '1. too'] },
    { reply: '1. <b>Rain</b>\n2. a\u0000b\u202Ec', read: ['Rain', 'abc'] },
  ])('reads $reply', ({ reply, read }) => expect(readTranslations(reply, read.length)).toEqual(read))

  it.each([
    ['nothing', ''],
    ['a line too few', '1. Rain'],
    ['a line too many', '1. Rain\n2. Tea\n3. House'],
    ['a word before', 'Here they are:\n1. Rain\n2. Tea'],
    ['a word after', '1. Rain\n2. Tea\nI hope that helps.'],
    ['a word in the place of a line', 'Sure!\n2. Tea'],
    ['another order', '2. Tea\n1. Rain'],
    ['one number twice', '1. Rain\n1. Tea'],
    ['numbers that begin elsewhere', '0. Rain\n1. Tea'],
    ['no numbers', 'Rain\nTea'],
    ['a number alone', '1. Rain\n2. '],
    ['a number that is part of the text', '1. Rain\n2.5 cups'],
    ['lines run into one', '1. Rain 2. Tea'],
    ['a translation on two lines', '1. Rain\nand wind\n2. Tea'],
    ['a page', '<!doctype html>\n1. Rain\n2. Tea'],
    ['a refusal', 'I cannot translate this.\nSorry.'],
    ['an endless line', `1. Rain\n2. ${'x'.repeat(2001)}`],
    ['an endless reply', `1. Rain\n2. ${'x'.repeat(1_000_000)}`],
  ])('finds no two translations in %s', (_, reply) => expect(readTranslations(reply, 2)).toBeUndefined())
})

it.each([
  ['“It is raining.”', 'It is raining.'],
  ['മഴ പെയ്യുന്നു.', undefined],
  ['It rains: മഴ പെയ്യുന്നു.', undefined],
  ['…', undefined],
])('takes an English sentence for who learns English: %s', (reply, sentence) => {
  expect(readSentence(reply, 'english')).toBe(sentence)
})
