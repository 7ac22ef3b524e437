import { type Path, pages } from '../lib/paths.ts'

/** The page of an article, by the last part of its address. */
export function pathOfArticle(slug: string): Path | undefined {
  return pages.find((path) => path === `/blog/${slug}`)
}
