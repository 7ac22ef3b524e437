import { articles } from 'virtual:content/articles'
import { Trans, useLingui } from '@lingui/react/macro'
import { articlePaths } from '../addresses/paths.ts'
import { usePlace } from '../addresses/use-place.ts'
import { ArticleCard } from '../features/pages/article-card.tsx'
import { PageFrame } from '../frame/page-frame.tsx'

export default function Blog() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Our Blog – Malayalam for All`}
      description={t`Why learn Malayalam, how to learn it, and how this app is made.`}
      width="max-w-5xl"
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>Our Blog</Trans>
      </h1>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {articlePaths.map((path) => {
          const article = articles.find(({ slug }) => path === `/blog/${slug}`)
          return <li key={path}>{article && <ArticleCard article={article} address={to(path)} />}</li>
        })}
      </ul>
    </PageFrame>
  )
}
