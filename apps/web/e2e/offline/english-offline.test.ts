import { expect, type Page, test } from '@playwright/test'
import {
  englishSessionOf,
  malayalamQuizOf,
  putSentences,
  saysItInMalayalam,
} from '../support/english-page.ts'
import { fitsScreen } from '../support/no-fault.ts'
import { visit } from '../support/offline-page.ts'
import { inOrder } from '../support/quiz-page.ts'
import { practiceOf } from '../support/review-page.ts'
import { noteSounding } from '../support/sounds.ts'
import { aRecord, lineOf, serveFilm } from '../support/video-page.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(300_000)

/** Keeping, and looking up for the first time, may take this long on a busy machine. */
const patient = { timeout: 120_000 }

/** Words of the first topics, each with its Malayalam as one types it. */
const words = new Map([
  ['water', 'vellam'],
  ['rain', 'mazha'],
  ['house', 'veedu'],
])

/** Every page is in Malayalam, and as wide as the phone. */
async function isWhole(page: Page) {
  await saysItInMalayalam(page)
  await fitsScreen(page)
}

test('a Malayalam speaker begins English on a phone, and goes on with all of it without a network', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const sounding = await noteSounding(page)
  await inOrder(page)

  await test.step('English is chosen on the first page, and the levels open', async () => {
    await page.goto('/ml')
    const loaded = page.waitForEvent('load')
    await page
      .getByRole('group', { name: 'എന്ത് പഠിക്കണം?' })
      .getByRole('button', { name: 'ഇംഗ്ലീഷ്', exact: true })
      .click()
    await loaded
    await isWhole(page)
    await page.getByRole('link', { name: 'തുടങ്ങാം', exact: true }).click()
    await page.getByRole('link', { name: 'സൈൻ അപ്പ് ഇല്ലാതെ ലെവലുകളിലേക്ക് പോകാം' }).click()
    await expect(page.getByText('നിങ്ങളുടെ ഇപ്പോഴത്തെ ലെവൽ: 1')).toBeVisible()
    await isWhole(page)
  })

  await test.step('the app and the sound of the page are kept', async () => {
    await visit(page, '/ml/level')
    const sound = page.getByRole('region', { name: 'ഇന്റർനെറ്റില്ലാതെ കേൾക്കാൻ' })
    await sound.getByRole('button', { name: 'ഓഫ്‌ലൈനായി സൂക്ഷിക്കുക' }).click()
    await expect(sound.getByRole('status')).toContainText('ഈ ഡിവൈസിലുണ്ട്', patient)
    await isWhole(page)
  })

  await test.step('a film that has come goes on when the network is cut: its lines, and their words', async () => {
    // Not before: the app's worker keeps the films' pictures.
    await serveFilm(context)
    await context.route('/api/videos/travel', (route) =>
      route.fulfill({ json: aRecord({ video_id: 'travel', title_ml: 'യാത്ര', source: '/films/travel' }) }),
    )
    await page.goto('/ml/demo')
    await expect(page.getByText('/ 0:20')).toBeVisible()
    await context.setOffline(true)
    const next = page.getByRole('button', { name: 'അടുത്ത വരി', exact: true })
    await next.click()
    const line = lineOf(page, 0)
    await expect(line.locator('p[lang=en]')).toHaveText('Hello, are you well?')
    await expect(line.locator('span[lang=ml]')).toHaveText('നമസ്കാരം, സുഖമാണോ?')
    await next.click()
    await expect(lineOf(page, 1).locator('p[lang=en]')).toHaveText('I would like a tea.')
    await lineOf(page, 1).getByRole('button', { name: 'tea', exact: true }).click()
    const word = page.getByRole('dialog')
    await expect(word.getByRole('status').first()).toContainText('ചായ', patient)
    await page.keyboard.press('Escape')
    await expect(word).toBeHidden()
    await isWhole(page)
  })

  await test.step('a topic is played to its results, with its sound and one mistake', async () => {
    await page.goto('/ml/level')
    await page
      .getByRole('link', { name: /ആദ്യാക്ഷരങ്ങൾ/ })
      .first()
      .click()
    const { question, options, check, next, feedback } = malayalamQuizOf(page)
    const congratulated = page.getByText('അഭിനന്ദനങ്ങൾ! ലെവൽ 1 പൂർത്തിയായി')
    await expect(check).toBeVisible()
    await page.getByRole('button', { name: 'കേൾക്കുക' }).first().click()
    await expect.poll(async () => (await sounding()).includes('കേൾക്കുക: playing')).toBe(true)
    for (let turn = 0; await check.isVisible(); turn++) {
      const asked = await question.innerText()
      await options.nth(turn === 0 ? 1 : 0).click()
      await check.click()
      await expect(feedback).toContainText(turn === 0 ? '❌ അയ്യോ, തെറ്റിപ്പോയി.' : '✅ അടിപൊളി! ഉത്തരം ശരിയാണ്')
      if (turn < 2) await isWhole(page)
      await next.click()
      await expect(question).not.toHaveText(asked)
    }
    await expect(congratulated).toBeVisible()
    await isWhole(page)
  })

  await test.step('three words are looked up and kept', async () => {
    await page.goto('/ml/lm')
    const search = page.getByRole('searchbox')
    for (const [word] of words) {
      await search.fill(word)
      const save = page.getByRole('button', { name: `${word} എന്ന വാക്ക് സൂക്ഷിക്കുക`, exact: true })
      await save.click(patient)
      await expect(save).toHaveCount(0)
    }
    await isWhole(page)
    await page.goto('/ml/lm?tab=my')
    await expect(page.getByRole('article')).toHaveCount(words.size)
    await isWhole(page)
  })

  await test.step('they are reviewed', async () => {
    await page.goto('/ml/review')
    const card = page.getByRole('main').getByRole('article')
    for (const _ of words) {
      await expect(card).toContainText('അർത്ഥം എന്താണ്?')
      const asked = await card.locator('p[lang=en]').innerText()
      await card.getByRole('textbox').fill(words.get(asked) ?? '')
      await page.getByRole('button', { name: 'ഉത്തരം കാണിക്കുക' }).click()
      await expect(card).toContainText(`നിങ്ങൾ എഴുതിയത് ${words.get(asked)}: ശരിയാണ്.`)
      await isWhole(page)
      await page.getByRole('button', { name: /^എളുപ്പം/ }).click()
      await expect(card.getByRole('heading', { name: asked })).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'തൽക്കാലം എല്ലാം നോക്കിക്കഴിഞ്ഞു.' })).toBeVisible()
    await isWhole(page)
  })

  await test.step('a sentence is typed with a mistake, which is told in Malayalam', async () => {
    await page.goto('/ml/today')
    await page.getByRole('link', { name: /^ഇംഗ്ലീഷ് ആദ്യം മുതൽ/ }).click()
    const { exercise, next, field, check, verdict, why } = englishSessionOf(page)
    await expect(next).toBeVisible(patient)
    await isWhole(page)
    while (await next.isVisible()) await next.click()
    await expect(exercise).toHaveText('അഭ്യാസം 2')
    await putSentences(page)
    await page.reload()
    await expect(page.getByText('അവൾ ഡോക്ടറാണോ?')).toBeVisible()
    await field.fill('is she doctor')
    await check.click()
    await expect(verdict).toContainText('doctor എന്നതിനു മുമ്പ് a വേണം.')
    await isWhole(page)
    await why.click()
    await expect(page.getByRole('dialog')).toContainText('പലതിൽ ഒന്നിന് a')
    await isWhole(page)
    await page.keyboard.press('Escape')
  })

  await test.step('all of it stays on the device, and says so in Malayalam', async () => {
    await expect.poll(async () => (await practiceOf(page, 'english/')).length).toBeGreaterThan(words.size)
    for (const path of ['/today', '/path', '/progress', '/me', '/level', '/learn', '/read']) {
      await page.goto(`/ml${path}`)
      await expect(
        page.getByRole('main').getByRole('link').or(page.getByRole('textbox')).first(),
      ).toBeVisible()
      await isWhole(page)
    }
    await page.goto('/ml/level')
    await expect(page.getByText('നിങ്ങളുടെ ഇപ്പോഴത്തെ ലെവൽ: 2')).toBeVisible()
    await page.goto('/ml/progress')
    const shares = page.getByRole('main').locator('progress')
    await expect(shares.first()).toBeVisible(patient)
    const known = await shares.evaluateAll((all: HTMLProgressElement[]) => all.map(({ value }) => value))
    expect(
      known.some((share) => share > 0),
      'the English words that are known are counted in texts',
    ).toBe(true)
  })
  expect(errors).toEqual([])
})
