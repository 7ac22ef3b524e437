import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ankiFields, fieldsOfWord } from './anki-fields.ts'
import { sheetsOfNotes } from './anki-notes.ts'
import { wordsOfFile } from './sheets.ts'

/** The word in a single note. */
function wordOfFields(names: readonly string[], fields: readonly string[]) {
  const types = new Map([['1', { fields: names, fronts: [] }]])
  const file = wordsOfFile(sheetsOfNotes(types, [{ id: '1', type: '1', fields }], []))
  return file.type === 'sound' ? file.words[0] : undefined
}

const met = {
  sentence: 'മഴ പെയ്യുന്നു.',
  translation: 'It is raining.',
  video: 'travel',
  start: 4.5,
  duration: 2,
}
const rain = { word: 'മഴ', meaning: 'rain', pronunciation: 'maḻa' }

describe('fieldsOfWord', () => {
  it('writes the fields in the order of our notes, with the word’s clip', () => {
    expect(fieldsOfWord({ ...rain, metAt: met }, 'word-rain.mp3')).toEqual([
      'മഴ',
      'rain',
      'maḻa',
      '[sound:word-rain.mp3]',
      'മഴ പെയ്യുന്നു.',
      'It is raining.',
      'travel',
      '4.5',
      '2',
    ])
  })

  it('leaves the fields empty that a word does not have', () => {
    expect(fieldsOfWord(rain, undefined)).toEqual(['മഴ', 'rain', 'maḻa', '', '', '', '', '', ''])
  })

  it('escapes what HTML would take for markup', () => {
    expect(fieldsOfWord({ ...rain, meaning: 'rain & <storm>' }, undefined)[1]).toBe(
      'rain &amp; &lt;storm&gt;',
    )
  })
})

describe('a note', () => {
  const text = fc.stringMatching(/^[a-z&<>"' ]{1,20}$/)

  it('reads back a word of ours', () => {
    const word = fc.record({ meaning: text, pronunciation: text })
    fc.assert(
      fc.property(word, (fields) => {
        const saved = { word: 'മഴ', ...fields, metAt: met }
        expect(wordOfFields(ankiFields, fieldsOfWord(saved, 'a.mp3'))).toEqual(saved)
      }),
    )
  })

  it('reads our fields by their names, in any order', () => {
    expect(wordOfFields(['Word', 'Start', 'Sentence', 'Meaning'], ['മഴ', '3', 'മഴ വരുന്നു.', 'rain'])).toEqual({
      word: 'മഴ',
      meaning: 'rain',
      pronunciation: '',
      metAt: { sentence: 'മഴ വരുന്നു.', start: 3 },
    })
  })

  it.each([
    {
      rule: 'the first field with Malayalam as the word',
      fields: ['rain', 'മഴ', 'weather'],
      word: 'മഴ',
      meaning: 'rain',
    },
    { rule: 'a line break as a space', fields: ['മഴ', 'rain<br>fall'], word: 'മഴ', meaning: 'rain fall' },
    {
      rule: 'a block as a line of its own',
      fields: ['<div>മഴ</div>', '<p>rain</p>'],
      word: 'മഴ',
      meaning: 'rain',
    },
    {
      rule: 'a sound as nothing',
      fields: ['മഴ[sound:x.mp3]', '[sound:y.mp3]', 'rain'],
      word: 'മഴ',
      meaning: 'rain',
    },
    {
      rule: 'entities as their characters',
      fields: ['മഴ', 'rain &amp; wind &#39;n&#39; &quot;storm&quot;'],
      word: 'മഴ',
      meaning: `rain & wind 'n' "storm"`,
    },
    { rule: 'an unknown entity as it is', fields: ['മഴ', 'rain &xyz;'], word: 'മഴ', meaning: 'rain &xyz;' },
    {
      rule: 'other markup as nothing',
      fields: ['<b>മഴ</b>', '<span class="x">rain</span><!-- c -->'],
      word: 'മഴ',
      meaning: 'rain',
    },
    { rule: 'no other field as no meaning', fields: ['മഴ'], word: 'മഴ', meaning: '' },
  ])('reads $rule in notes of others', ({ fields, word, meaning }) => {
    expect(wordOfFields(['Front', 'Back', 'Extra'], fields)).toEqual({ word, meaning, pronunciation: '' })
  })

  it('cuts a meaning of another’s note to the length of ours', () => {
    expect(wordOfFields(['Front', 'Back'], ['മഴ', 'x'.repeat(1500)])?.meaning).toHaveLength(1000)
  })

  it.each([
    ['no Malayalam', ['rain', 'weather']],
    ['no field', []],
    ['a text that is too long for a word', ['മ'.repeat(201), 'rain']],
  ])('reads no word from a note with %s', (_, fields) => {
    expect(wordOfFields(['Front', 'Back'], fields)).toBeUndefined()
  })
})
