import { expect, type Page, test } from '@playwright/test'
import { logIn, signUp } from '../support/account-page.ts'
import { noteShifts } from '../support/layout-shift.ts'

const word = { word: 'വെള്ളം', meaning: 'water', pronunciation: 'veḷḷaṁ' }

/** The level that the level page says, with both languages' words for it. */
const levelOf = (page: Page, level: number) =>
  page.getByText(new RegExp(`(CURRENTLY IN LEVEL|ലെവൽ:) ${level}$`)).first()

/** What the learner learns is chosen in the settings. The page is loaded anew. */
async function choose(page: Page, learnt: string) {
  await page.getByRole('button', { name: /^(Settings|സെറ്റിങ്സ്)$/ }).click()
  const group = page.getByRole('group', { name: /^(I am learning|ഞാൻ പഠിക്കുന്നത്)$/ })
  const loaded = page.waitForEvent('load')
  await group.getByRole('button', { name: learnt, exact: true }).click()
  await loaded
}

/** Undefined while the page is loaded anew. */
const keptOf = (page: Page, name: string) =>
  page.evaluate((name) => localStorage.getItem(name), name).catch(() => undefined)

/** The account has what was done here, and the choice. */
const settled = (page: Page, owner: string) =>
  expect
    .poll(async () => [await keptOf(page, owner), await keptOf(page, 'learnt-to-send')])
    .toEqual([expect.stringMatching(/^user-/), null])

test('who learns Malayalam begins English, and each has its own level and words on every device', async ({
  page,
  browser,
}) => {
  test.slow()
  const shift = await noteShifts(page)
  await page.goto('/ml')
  const question = page.getByRole('group', { name: 'എന്ത് പഠിക്കണം?' })
  await question.getByRole('button', { name: 'മലയാളം', exact: true }).click()
  await expect(page.getByText('ഇത് എപ്പോൾ വേണമെങ്കിലും സെറ്റിങ്സിൽ മാറ്റാം.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
  expect(await shift()).toBeLessThan(0.05)

  await page.evaluate((saved) => {
    const learner = { state: { name: 'Meera', level: 'beginner_s', userlevel: 7 }, version: 1 }
    localStorage.setItem('malayalam-for-all', JSON.stringify(learner))
    localStorage.setItem('savedWords', JSON.stringify([saved]))
  }, word)
  const { email } = await signUp(page)
  await page.goto('/ml/level')
  await expect(levelOf(page, 7)).toBeVisible()
  await settled(page, 'progress-owner')

  await choose(page, 'ഇംഗ്ലീഷ്')
  await expect(levelOf(page, 1)).toBeVisible()
  await settled(page, 'english/progress-owner')
  expect(await keptOf(page, 'english/savedWords')).toBeNull()
  await page.goto('/ml/me')
  await expect(page.getByText('നിങ്ങൾ ഇംഗ്ലീഷ് പഠിക്കുന്നു.')).toBeVisible()

  // Another device has chosen nothing: it takes the account's choice.
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/about')
  await logIn(other, email)
  await expect.poll(() => keptOf(other, 'learnt')).toBe('english')
  await settled(other, 'english/progress-owner')
  await other.goto('/level')
  await expect(levelOf(other, 1)).toBeVisible()
  await choose(other, 'Malayalam')
  await expect(levelOf(other, 7)).toBeVisible()
  await expect.poll(() => keptOf(other, 'savedWords')).toContain(word.word)
  await context.close()

  await page.goto('/ml/level')
  await choose(page, 'മലയാളം')
  await expect(levelOf(page, 7)).toBeVisible()
  expect(await keptOf(page, 'savedWords')).toContain(word.word)
})
