import { expect, type Page } from '@playwright/test'

/** The controls of a session of who learns English, in Malayalam. */
export const englishSessionOf = (page: Page) => ({
  exercise: page.getByRole('main').getByRole('heading', { level: 1 }),
  next: page.getByRole('button', { name: 'അടുത്തത്', exact: true }),
  field: page.getByRole('textbox', { name: 'നിങ്ങളുടെ ഇംഗ്ലീഷ്' }),
  check: page.getByRole('button', { name: 'പരിശോധിക്കുക', exact: true }),
  verdict: page.getByRole('status'),
  why: page.getByRole('button', { name: 'എന്തുകൊണ്ട്?' }),
})

/** The controls of a quiz in Malayalam. */
export const malayalamQuizOf = (page: Page) => ({
  question: page.getByRole('heading', { level: 1 }),
  options: page.getByRole('main').getByRole('list').getByRole('button'),
  check: page.getByRole('button', { name: 'പരിശോധിക്കുക', exact: true }),
  next: page.getByRole('button', { name: 'അടുത്തത്', exact: true }),
  feedback: page.getByRole('status'),
})

/** The session under way, with two known sentences to type next: as on a later day. */
export const putSentences = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('english/course-session') ?? '{}')
    const typed = (sentence: string, item: string) => ({
      ...{ kind: 'type-english', stage: 'more', shows: [], sentence, targets: [{ item, skill: 'recall' }] },
      ...{ latin: false, sound: false, speech: false, keyboard: true, seconds: 40 },
    })
    const [now, next] = [
      typed('path-who-is-that-4', 'english:doktar'),
      typed('path-your-name-2', 'english:amma'),
    ]
    const session = { ...kept.session, turns: 0, now, left: [next], misses: [], before: { items: [] } }
    localStorage.setItem('english/course-session', JSON.stringify({ ...kept, session }))
  })

/** Nothing on a page in Malayalam is in English, besides units, names, and what is marked as English or quoted: what is learnt. */
export async function saysItInMalayalam(page: Page) {
  const english = await page.evaluate(() => {
    const isEnglish = (text: string) =>
      /[A-Za-z]{2}/.test(text.replaceAll(/“[^”]*”|\b(?:kB|MB|Anki|CSV|JSON)\b/g, ''))
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!parent || parent.closest('script, style, noscript, [lang=en]') || !isShown(parent)) continue
      if (isEnglish(textContent ?? '')) found.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (isEnglish(text) && !element.closest('[lang=en]') && isShown(element))
          found.push(`${name}: ${text}`)
      }
    return found
  })
  expect(english, page.url()).toEqual([])
}
