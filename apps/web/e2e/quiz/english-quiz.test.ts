import { expect, type Page, test } from '@playwright/test'
import { malayalamQuizOf } from '../support/english-page.ts'
import { visit } from '../support/offline-page.ts'
import { readDevice } from '../support/quiz-page.ts'
import { practiceOf } from '../support/review-page.ts'
import { noteSounding } from '../support/sounds.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })
test.setTimeout(240_000)

type Row = { question_text: string; option_text: string; is_correct: boolean; topic: string }

/** The Malayalam of each English word of the first words: the server’s table turned round. */
async function malayalamOf(page: Page): Promise<Map<string, string>> {
  const rows: Row[] = await (await page.request.get('/api/quiz-questions')).json()
  const right = rows.filter(({ topic, is_correct }) => topic === 'beginner_w' && is_correct)
  return new Map(right.map(({ question_text, option_text }) => [option_text, question_text]))
}

/** Who learns English on this device has come as far as the first words; who learns Malayalam has not begun. */
const learnEnglish = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('learnt')) return
    localStorage.setItem('learnt', 'english')
    const state = { level: 'beginner_w', userlevel: 4 }
    localStorage.setItem('english/malayalam-for-all', JSON.stringify({ state, version: 1 }))
  })

test('who learns English plays first words with a mistake, passes, and plays on without a network', async ({
  page,
  context,
}) => {
  const spoken: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/audio/english-')) spoken.push(pathname)
  })
  const sounding = await noteSounding(page)
  await learnEnglish(page)
  await visit(page, '/ml/level')
  const malayalam = await malayalamOf(page)
  const { question, options, check, next, feedback } = malayalamQuizOf(page)
  const asked = async () => (await question.innerText()).trim()
  await expect(page.getByText('ഇംഗ്ലീഷ് ശബ്ദം കൃത്രിമമാണ്', { exact: false })).toBeVisible()

  await test.step('a topic is asked in English and answered in Malayalam', async () => {
    await page
      .getByRole('link', { name: /ആദ്യവാക്കുകൾ/ })
      .first()
      .click()
    await expect(check).toBeVisible()
    await expect.poll(async () => malayalam.has(await asked())).toBe(true)
    await expect(question).toHaveAttribute('lang', 'en')
    await expect(question.locator('mark')).toHaveText(await asked())
    await check.click()
    await expect(feedback).toHaveText('ഒരു ഉത്തരം തിരഞ്ഞെടുക്കൂ...')
  })

  let missed = ''
  await test.step('one answer is wrong, and says why', async () => {
    missed = await asked()
    const right = malayalam.get(missed) ?? ''
    await options.filter({ hasNotText: right }).first().click()
    await check.click()
    await expect(feedback).toHaveText(`❌ അയ്യോ, തെറ്റിപ്പോയി. ശരിയുത്തരം: ${right}`)
    await expect(page.getByText(/അതിന്റെ അർത്ഥം “[A-Z][a-z]+” എന്നാണ്/)).toBeVisible()
    await next.click()
  })

  await test.step('the others are right, and the level rises', async () => {
    for (let turn = 1; turn < malayalam.size; turn++) {
      await expect(check).toBeVisible()
      await options
        .filter({ hasText: malayalam.get(await asked()) ?? '' })
        .first()
        .click()
      await check.click()
      await expect(feedback).toHaveText('✅ അടിപൊളി! ഉത്തരം ശരിയാണ്')
      await next.click()
    }
    await expect(page.getByText('അഭിനന്ദനങ്ങൾ! ലെവൽ 4 പൂർത്തിയായി')).toBeVisible()
    await expect(page.getByText(String((malayalam.size - 1) * 10), { exact: true })).toBeVisible()
    await expect(page.getByText(`ശരിയുത്തരം: ${malayalam.get(missed)}`)).toBeVisible()
    const other = (await readDevice(page)) ?? {}
    expect(other.userlevel ?? 1).toBe(1)
  })

  await test.step('every answer is practice of English words', async () => {
    const items = async () =>
      (await practiceOf(page, 'english/')).flatMap(
        ({ practice }) => practice?.looks.map(({ item }) => item) ?? [],
      )
    await expect.poll(async () => (await practiceOf(page, 'english/')).length).toBe(malayalam.size)
    expect((await items()).length).toBeGreaterThan(malayalam.size - 3)
    expect((await items()).every((item) => item.startsWith('english:'))).toBe(true)
    expect(spoken.length).toBeGreaterThanOrEqual(malayalam.size)
  })

  await test.step('without a network the topic is played again, with its sound', async () => {
    await context.setOffline(true)
    await page.goto('/ml/level')
    await expect(page.getByText('നിങ്ങളുടെ ഇപ്പോഴത്തെ ലെവൽ: 5')).toBeVisible()
    await page
      .getByRole('link', { name: /ആദ്യവാക്കുകൾ/ })
      .first()
      .click()
    await expect.poll(async () => malayalam.has(await asked())).toBe(true)
    await page.getByRole('button', { name: 'കേൾക്കുക' }).first().click()
    await expect.poll(async () => (await sounding()).includes('കേൾക്കുക: playing')).toBe(true)
    await options
      .filter({ hasText: malayalam.get(await asked()) ?? '' })
      .first()
      .click()
    await check.click()
    await expect(feedback).toHaveText('✅ അടിപൊളി! ഉത്തരം ശരിയാണ്')
  })
})
