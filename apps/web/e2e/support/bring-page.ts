import type { Page } from '@playwright/test'

/** Two lines. The second contains a word that does not exist. */
export const srt = `1
00:00:00,000 --> 00:00:01,000
അമ്മ വീട്ടിൽ വന്നു

2
00:00:01,000 --> 00:00:02,000
ഗ്ലോർപ്പ് ചായ കുടിച്ചു
`
export const english = srt.replace(/അമ്മ.*/, 'Mother came home').replace(/ഗ്ലോർ.*/, 'Glorp drank tea')
export const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/x-subrip',
  buffer: Buffer.from(text),
})

/** The controls of the page to bring texts. */
export const bringOf = (page: Page) => ({
  link: page.getByLabel('Link to a YouTube video'),
  find: page.getByRole('button', { name: 'Find the captions' }),
  original: page.getByLabel('File of captions or text', { exact: true }),
  paste: page.getByLabel('Or paste it here'),
  englishPart: page.getByText('English for it, if you have some'),
  english: page.getByLabel('File of English captions or text'),
  videoPart: page.getByText('A video or sound for it, if there is one'),
  media: page.getByLabel('Or a video or sound file of yours'),
  keep: page.getByRole('button', { name: 'Keep it in my texts' }).last(),
  alert: page.getByRole('main').getByRole('alert').filter({ hasText: /./ }),
  mine: page
    .getByRole('region', { name: 'My texts' })
    .or(page.locator('section:has(> h2:text-is("My texts"))')),
})

/** The first request to the provider waits for its library, which a busy machine loads slowly. */
export const slowly = { timeout: 40_000 }
