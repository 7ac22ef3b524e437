import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { fitsScreen } from '../support/no-fault.ts'

const sizeOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

for (const { address, settings, label, largest } of [
  { address: '/level', settings: 'Settings', label: 'Size of the text', largest: 'Largest' },
  {
    address: '/ml/level',
    settings: 'സെറ്റിങ്സ്',
    label: 'അക്ഷരങ്ങളുടെ വലുപ്പം',
    largest: 'ഏറ്റവും വലുത്',
  },
])
  test(`who reads better in large letters sets their size once: ${address}`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    const usual = await page.evaluate(sizeOf)
    await page.getByRole('banner').getByRole('button', { name: settings }).click()
    const choice = page.getByRole('combobox', { name: label })
    await expect(choice.getByRole('option')).toHaveCount(3)
    await choice.selectOption({ label: largest })
    await expect.poll(() => page.evaluate(sizeOf)).toBeGreaterThan(1.3 * usual)

    // Without the app's scripts: the size is there at the first paint.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    expect(await page.evaluate(sizeOf)).toBeGreaterThan(1.3 * usual)
  })

test('in the largest letters no page scrolls sideways on a phone, in either language', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/icon.svg')
  await page.evaluate(() =>
    localStorage.setItem(
      'preferences',
      JSON.stringify({ state: { romanisation: 'precise', textSize: 'largest' }, version: 1 }),
    ),
  )
  for (const path of [
    '',
    '/level',
    '/lessons2',
    '/today',
    '/me',
    '/letters',
    '/numbers',
    '/lm',
    '/review',
    '/read',
  ])
    for (const address of [path || '/', `/ml${path}`])
      await test.step(address, async () => {
        await page.goto(address)
        await hydrated(page)
        await page.evaluate(async () => void (await document.fonts.ready))
        expect(await page.evaluate(sizeOf)).toBeGreaterThan(20)
        await fitsScreen(page)
      })
})
