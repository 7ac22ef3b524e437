import { expect, type Page, test } from '@playwright/test'
import { type StoodInVoice, standIn } from '../support/device-voices.ts'
import { noFault } from '../support/no-fault.ts'
import { openAllSettings } from '../support/settings-page.ts'
import { noteSounds } from '../support/sounds.ts'

const malayalam: StoodInVoice = { name: 'Malayalam here', lang: 'ml_IN', localService: true }
const elsewhere: StoodInVoice = { name: 'Malayalam elsewhere', lang: 'ml-IN', localService: false }

const speakerOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Listen to / })
    .first()

async function openVoice(page: Page) {
  await page.goto('/resource/phrases')
  await openAllSettings(page)
  return page.getByRole('dialog').getByLabel('Voice')
}

test('the device’s own Malayalam voice can be heard, chosen, and then speaks the phrases; ours takes over within the tap', async ({
  page,
}) => {
  const { saidOf, finish, fail } = await standIn(page, [elsewhere, malayalam])
  const starts = await noteSounds(page)
  const voice = await openVoice(page)
  await expect(voice).toHaveValue('ours')
  await page.getByRole('dialog').getByRole('button', { name: 'Hear this device’s' }).click()
  await expect.poll(saidOf).toHaveLength(1)
  await finish()
  await noFault(page)
  await voice.selectOption('This device’s')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const speaker = speakerOf(page)
  const text = (await page.getByRole('main').locator('[lang=ml]').first().textContent()) ?? ''
  await page.reload()
  await speaker.click()
  await expect(speaker).toHaveAttribute('data-sounding', 'playing')
  await expect.poll(saidOf).toEqual([[malayalam.name, text.trim(), 1]])
  await finish()
  await expect(speaker).toHaveAttribute('data-sounding', 'silent')

  expect(await starts()).toEqual([])
  await speaker.click()
  await expect.poll(saidOf).toHaveLength(2)
  await fail()
  await expect.poll(starts).toHaveLength(1)
})

test('a voice that would send the text away is not offered, nor is any voice where there is none', {
  tag: '@long',
}, async ({ page }) => {
  await standIn(page, [elsewhere])
  await expect(await openVoice(page)).toHaveCount(0)
})
