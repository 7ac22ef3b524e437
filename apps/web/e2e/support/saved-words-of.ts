import type { Page } from '@playwright/test'

type Saved = { word: string } & Record<string, unknown>

/** The words saved on the device. */
export const savedWordsOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('savedWords') ?? '[]') as Saved[])
