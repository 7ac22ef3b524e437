import type { OwnVideoAdded, OwnVideoRecord } from '@app/api'
import { type ReportedCaptions, reportedCaptions } from '@app/learning/testing'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { bringOf, file } from '../support/bring-page.ts'

test.describe.configure({ timeout: 600_000 })

/** Brings each file, and expects the page to keep it and the server to have its lines. */
async function keepEach(page: Page, all: readonly ReportedCaptions[]) {
  const bring = bringOf(page)
  for (const [place, [address, problem, text, lines]] of all.entries())
    await test.step(`${address}: ${problem}`, async () => {
      await bring.original.setInputFiles(file(`${place}.txt`, text))
      const [reply] = await Promise.all([
        page.waitForResponse((reply) => reply.request().method() === 'POST'),
        bring.keep.click(),
      ])
      await expect(page.getByRole('heading', { name: `Kept: ${place}`, exact: true })).toBeVisible()
      const { video }: OwnVideoAdded = await reply.json()
      const kept: OwnVideoRecord = await (await page.request.get(`/api/own-videos/${video.id}`)).json()
      const shown = kept.TranscriptMal.snippets.map(({ text, start, duration }, at) =>
        [`${start} ${duration} ${text}`, kept.TranscriptEng.snippets[at]?.translation]
          .filter(Boolean)
          .join(' = '),
      )
      expect(shown).toEqual(lines)
    })
}

/** Texts with times that are not read, and what the page says. */
const refused: readonly (readonly [text: string, said: string])[] = [
  ['Scenarist_SCC V1.0\n\n00:00:01:00\t9420 9420', 'The text: this is a file of the format SCC.'],
  ['(10) (25) മഴ\n(30) (45) വെയിൽ', 'The text: line 1 looks like a time'],
  ['1\n00:00:0l,000 --> 00:00:02,000\nമഴ', 'The text: line 2 has a time that cannot be read.'],
  ['{"words":["മഴ","വെയിൽ"]}', 'The text: this is a file of the format JSON.'],
]

test('captions as they were reported elsewhere are kept with their lines, or refused by their fault', {
  tag: '@long',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/bring')
  await keepEach(page, reportedCaptions.slice(-3))
  const bring = bringOf(page)
  for (const [text, said] of refused) {
    await bring.paste.fill(text)
    await bring.keep.click()
    await expect(bring.alert).toContainText(said)
  }
  await expect(bring.mine.getByRole('listitem')).toHaveCount(3)
  await bring.mine.getByRole('link', { name: 'Read' }).first().click()
  await expect(page.getByText('I will come.')).toBeVisible()
})

test('all captions that were reported elsewhere are kept with their lines', { tag: '@long' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/bring')
  await keepEach(page, reportedCaptions)
})
