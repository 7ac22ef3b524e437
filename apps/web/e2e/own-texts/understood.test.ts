import { expect, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { bringOf, file, slowly, srt } from '../support/bring-page.ts'
import { byClick, doExercise } from '../support/session-page.ts'

test('how much of an own text is understood stands on the page of progress', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  await page.goto('/bring')
  const bring = bringOf(page)
  await bring.original.setInputFiles(file('Tea at home.srt', srt))
  await bring.keep.click()
  await expect(page.getByRole('heading', { name: 'Kept: Tea at home' })).toBeFocused()
  await page.goto('/session')
  for (let turn = 0; turn < 5; turn++) await doExercise(page, byClick)
  await page.goto('/progress')
  const share = page.getByRole('progressbar', { name: 'Tea at home' })
  await expect(share).toBeVisible(slowly)
  await expect(page.getByRole('link', { name: 'Tea at home' })).toHaveAttribute('href', /\/read\?vid=own-/)
})
