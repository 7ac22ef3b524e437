import { expect, type Page, test } from '@playwright/test'
import { visit } from '../support/offline-page.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })
test.setTimeout(240_000)

const learnEnglish = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('learnt') === null) localStorage.setItem('learnt', 'english')
  })

const sessionOf = (page: Page) => ({
  exercise: page.getByRole('main').getByRole('heading', { level: 1 }),
  next: page.getByRole('button', { name: 'അടുത്തത്', exact: true }),
  field: page.getByRole('textbox', { name: 'നിങ്ങളുടെ ഇംഗ്ലീഷ്' }),
  check: page.getByRole('button', { name: 'പരിശോധിക്കുക', exact: true }),
  verdict: page.getByRole('status'),
  why: page.getByRole('button', { name: 'എന്തുകൊണ്ട്?' }),
})

/** The session under way, with two known sentences to type next: as on a later day. */
const putSentences = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('english/course-session') ?? '{}')
    const typed = (sentence: string, item: string) => ({
      ...{ kind: 'type-english', stage: 'more', shows: [], sentence, asks: [{ item, skill: 'recall' }] },
      ...{ latin: false, sound: false, speech: false, keyboard: true, seconds: 40 },
    })
    const [now, next] = [
      typed('path-who-is-that-4', 'english:doktar'),
      typed('path-your-name-2', 'english:amma'),
    ]
    const session = { ...kept.session, turns: 0, now, left: [next], misses: [], before: { items: [] } }
    localStorage.setItem('english/course-session', JSON.stringify({ ...kept, session }))
  })

test('who learns English types a sentence, is told its mistake in Malayalam, and goes on without a network', async ({
  page,
  context,
}) => {
  await learnEnglish(page)
  await visit(page, '/ml/today')
  await expect(page.getByRole('heading', { name: 'ദിവസം പത്തു മിനിറ്റ് ഇംഗ്ലീഷ്' })).toBeVisible()
  await page.getByRole('link', { name: 'ആദ്യത്തെ യൂണിറ്റിൽ തുടങ്ങുക' }).click()
  const { exercise, next, field, check, verdict, why } = sessionOf(page)

  await test.step('a new English word stands large, with its Malayalam', async () => {
    await expect(page.getByRole('paragraph').filter({ hasText: /^hello$/u })).toHaveAttribute('lang', 'en')
    await expect(page.getByText('നമസ്കാരം', { exact: true }).first()).toBeVisible()
    while (await next.isVisible()) await next.click()
    await expect(exercise).toHaveText('അഭ്യാസം 2')
  })

  await test.step('a missing article is told as one', async () => {
    await putSentences(page)
    await page.reload()
    await expect(page.getByText('അവൾ ഡോക്ടറാണോ?')).toBeVisible()
    await field.fill('is she doctor')
    await check.click()
    await expect(verdict).toContainText('doctor എന്നതിനു മുമ്പ് a വേണം.')
    await expect(page.getByText('Is she a doctor?').first()).toBeVisible()
    await why.click()
    await expect(page.getByRole('dialog')).toContainText('പലതിൽ ഒന്നിന് a')
    await page.keyboard.press('Escape')
  })

  await test.step('after a reload without a network it goes on with the next sentence', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(exercise).toHaveText('അഭ്യാസം 2')
    await expect(page.getByText('ഇത് എന്റെ അമ്മയാണ്.')).toBeVisible()
    await field.fill('this is my mother')
    await field.press('Enter')
    await expect(verdict).toContainText('ശരിയാണ്.')
  })
})
