import { describe, expect, it } from 'vitest'
import { formatFault } from '../fault.ts'
import { readArticle } from './article-file.ts'

const above = '---\ncategory: Guide\ndate: 2026-11-20\ntitle: How\nsummary: A plan.\n---\n'
const read = (text: string) => readArticle('content/data/blog/how.md', 'how', text)

describe('readArticle', () => {
  it('reads the fields above the text, and the text in blocks', () => {
    const { article, faults } = read(
      `${above}\n## Habits\n\nSay **it** aloud, & *often*: [letters](/letters).\n\n- one\n- two\n`,
    )
    expect(faults).toEqual([])
    expect(article).toMatchObject({
      slug: 'how',
      category: 'Guide',
      date: '2026-11-20',
      title: 'How',
      summary: 'A plan.',
    })
    expect(article?.body).toEqual([
      { type: 'heading', text: 'Habits' },
      {
        type: 'paragraph',
        line: [
          { type: 'text', text: 'Say ' },
          { type: 'strong', text: 'it' },
          { type: 'text', text: ' aloud, & ' },
          { type: 'em', text: 'often' },
          { type: 'text', text: ': ' },
          { type: 'link', text: 'letters', href: '/letters' },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: [[{ type: 'text', text: 'one' }], [{ type: 'text', text: 'two' }]],
      },
    ])
  })

  it('reads a link to `say:` as Malayalam with its clip and meaning', () => {
    const { article } = read(`${above}\n[നന്ദി](say:word-nandi "thank you")\n`)
    expect(article?.body).toEqual([
      { type: 'paragraph', line: [{ type: 'say', text: 'നന്ദി', id: 'word-nandi', meaning: 'thank you' }] },
    ])
  })

  it('counts lines in the whole file, so that the checks can name them', () => {
    const { article } = read(`${above}\nEnglish\n\nമലയാളം\n`)
    expect(article?.document.texts().find(({ text }) => text === 'മലയാളം')?.line).toBe(10)
  })

  it.each([
    { fault: 'no front matter', text: '# How\n', says: 'how.md:1  An article begins with its category' },
    {
      fault: 'a date that is none',
      text: above.replace('2026-11-20', 'today'),
      says: 'how.md:3  A date reads like 2026-11-20.',
    },
    {
      fault: 'an unknown key',
      text: above.replace('title', 'titel'),
      says: '"titel" is no key that is known here.',
    },
    { fault: 'a picture', text: `${above}\n![](a.png)\n`, says: 'but not this: "![](a.png)".' },
    { fault: 'HTML', text: `${above}\n<b>bold</b>\n`, says: 'but not this: "<b>' },
    { fault: 'a table', text: `${above}\n|a|\n|-|\n|b|\n`, says: 'but not this: "|a|' },
  ])('refuses $fault, naming file and line', ({ text, says }) => {
    const { article, faults } = read(text)
    expect(article).toBeUndefined()
    expect(faults.map(formatFault).join('\n')).toContain(says)
  })
})
