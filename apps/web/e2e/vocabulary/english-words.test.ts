import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { noFault } from '../support/no-fault.ts'
import { aRecord, lineOf, serveFilm } from '../support/video-page.ts'

test.use({ viewport: { width: 360, height: 740 } })
test.setTimeout(240_000)

const learnEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('learnt', 'english'))

/** The saved words of one who learns English, and those of one who learns Malayalam. */
const savedIn = (page: Page) =>
  page.evaluate(() => {
    const read = (name: string): { word: string }[] => JSON.parse(localStorage.getItem(name) ?? '[]')
    return { english: read('english/savedWords'), malayalam: read('savedWords') }
  })

/** What the kept words mean, in Latin letters as one types Malayalam. */
const meanings = new Map([
  ['leaf', 'ila'],
  ['house', 'veedu'],
  ['rain', 'mazha'],
])

const text = 'She leaves the house when it rains.\nThe leaves are falling. Glorp!'

test('who learns English reads a text, keeps three words, reviews one, and follows a film, in Malayalam', async ({
  page,
  context,
}) => {
  await learnEnglish(page)
  const word = page.getByRole('dialog')
  const table = page.getByRole('table')
  const row = (name: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}( |$)`, 'i') }) })

  await test.step('each word of a text is told in Malayalam, by its place', async () => {
    await page.goto('/ml/read')
    await page.getByLabel('വായിക്കാനുള്ള ഇംഗ്ലീഷ് ടെക്സ്റ്റ്').fill(text)
    await page.getByRole('button', { name: 'ഇത് വായിക്കുക' }).click()
    await expect(row('house')).toContainText('വീട്')
    await expect(row('house')).toContainText('ഹൗസ്')
    await expect(row('glorp')).toContainText('നമ്മുടെ നിഘണ്ടുവിൽ ഇതുവരെയില്ല')
    const leaves = page.getByRole('list').getByRole('button', { name: 'leaves', exact: true })
    await leaves.first().click()
    await expect(word).toContainText('വിടുക')
    await page.keyboard.press('Escape')
    await leaves.last().click()
    await expect(word.getByRole('status').first()).toContainText('ഇല')
    await noFault(page)
  })

  await test.step('three words are kept, in a list of their own', async () => {
    await word.getByRole('button', { name: 'leaf എന്ന വാക്ക് സൂക്ഷിക്കുക' }).click()
    await page.keyboard.press('Escape')
    await row('house').getByRole('button', { name: 'house എന്ന വാക്ക് സൂക്ഷിക്കുക' }).click()
    await row('rain').getByRole('button', { name: 'rain എന്ന വാക്ക് സൂക്ഷിക്കുക' }).click()
    await expect(row('rain')).toContainText('പഠിക്കുന്നു')
    const { english, malayalam } = await savedIn(page)
    expect(english.map((saved) => saved.word)).toEqual(['leaf', 'house', 'rain'])
    expect(english[1]).toMatchObject({
      meaning: expect.stringContaining('വീട്'),
      pronunciation: 'ഹൗസ്',
      metAt: { sentence: 'She leaves the house when it rains.' },
    })
    expect(malayalam).toEqual([])
  })

  await test.step('the dictionary finds an English word, and the list has the kept ones', async () => {
    await page.goto('/ml/lm')
    await expect(page.getByText('ഇംഗ്ലീഷിലോ മലയാളത്തിലോ മംഗ്ലീഷിലോ എഴുതാം', { exact: false })).toBeVisible()
    await page.getByRole('searchbox').fill('water')
    await expect(page.getByRole('article').first()).toContainText('വെള്ളം')
    await page.getByRole('searchbox').fill('മഴ')
    await expect(page.getByRole('article').filter({ hasText: 'rain' }).first()).toContainText('റെയിൻ')
    await page.goto('/ml/lm?tab=my')
    await expect(page.getByRole('article')).toHaveCount(3)
    await noFault(page)
  })

  await test.step('a card asks the English word, and its Malayalam is right', async () => {
    await page.goto('/ml/review')
    const card = page.getByRole('main').getByRole('article')
    await expect(card).toContainText('അർത്ഥം എന്താണ്?')
    const asked = await card.locator('p[lang=en]').innerText()
    await card.getByRole('textbox').fill(meanings.get(asked) ?? '')
    await page.getByRole('button', { name: 'ഉത്തരം കാണിക്കുക' }).click()
    await expect(card.getByRole('heading', { name: asked })).toBeVisible()
    await expect(card).toContainText(`നിങ്ങൾ എഴുതിയത് ${meanings.get(asked)}: ശരിയാണ്.`)
    await page.getByRole('button', { name: /^ഓർത്തു/ }).click()
    await expect(card.getByRole('heading', { name: asked })).toHaveCount(0)
  })

  await test.step('a film has its English line large, and its Malayalam beneath', async () => {
    await serveFilm(context)
    await page.route('/api/videos/travel', (route) =>
      route.fulfill({ json: aRecord({ video_id: 'travel', source: '/films/travel' }) }),
    )
    await page.goto('/ml/demo')
    await expect(page.getByText('/ 0:20')).toBeVisible()
    await page.getByRole('button', { name: 'അടുത്ത വരി', exact: true }).click()
    const line = lineOf(page, 0)
    await expect(line.locator('p[lang=en]')).toHaveText('Hello, are you well?')
    await expect(line.locator('span[lang=ml]')).toHaveText('നമസ്കാരം, സുഖമാണോ?')
    await line.getByRole('button', { name: 'Hello', exact: true }).click()
    await expect(word.getByRole('status').first()).toContainText('നമസ്കാരം')
  })
})

test('text typed into the search field before the page is alive stays, and is searched', async ({ page }) => {
  await learnEnglish(page)
  const app = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/ml/lm', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.fill('water')
  app.resolve()
  await expect(page.getByRole('article').first()).toContainText('വെള്ളം')
  await expect(search).toHaveValue('water')
})

test('the built-in coach makes, explains and checks an English sentence', { tag: '@long' }, async ({
  page,
}) => {
  await learnEnglish(page)
  await signUp(page)
  await page.goto('/ml/coach')
  await page.getByLabel('വിഷയം').fill('rain')
  await page.getByRole('button', { name: 'വാക്യം ഉണ്ടാക്കുക' }).click()
  const box = page.getByLabel('ഇംഗ്ലീഷ് വാക്യം')
  await expect(box).not.toHaveValue('')
  await page.getByRole('button', { name: 'വിശകലനം ചെയ്യുക' }).click()
  const meaning = page.getByRole('region', { name: 'അർത്ഥം' })
  await expect(meaning).toContainText(/[ഀ-ൿ]{3}/)
  const malayalam = await meaning.getByRole('status').innerText()
  await page.getByRole('button', { name: 'പരിശീലനം' }).click()
  await page.getByRole('textbox', { name: 'നിങ്ങൾ കരുതുന്ന അർത്ഥം' }).fill(malayalam)
  await page.getByRole('button', { name: 'പരിശോധിക്കുക' }).click()
  await expect(page.getByText('വളരെ നന്നായി, അതുതന്നെ.')).toBeVisible()
})
