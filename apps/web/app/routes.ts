import { languageCodes } from '@app/learning/languages'
import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { manifests } from './addresses/pages.ts'
import { addressOf } from './addresses/paths.ts'

const pages = {
  '/': 'landing.tsx',
  '/Landing': 'landing.tsx',
  '/resource': 'resource.tsx',
  '/resource/phrases': 'phrases.tsx',
  '/numbers': 'numbers.tsx',
  '/blog': 'blog.tsx',
  '/blog/why': 'article.tsx',
  '/blog/learn': 'article.tsx',
  '/blog/how': 'article.tsx',
  '/today': 'today.tsx',
  '/path': 'today.tsx',
  '/placement': 'placement.tsx',
  '/me': 'me.tsx',
  '/level': 'level.tsx',
  '/level2': 'level.tsx',
  '/level3': 'level.tsx',
  '/Coachlevel': 'coach-level.tsx',
  '/topic-words': 'topic-words.tsx',
  '/coach': 'coach.tsx',
  '/lessons2': 'lessons2.tsx',
  '/results': 'results.tsx',
  '/letters': 'letters.tsx',
  '/lm': 'lm.tsx',
  '/session': 'session.tsx',
  '/practice': 'practice.tsx',
  '/review': 'review.tsx',
  '/progress': 'progress.tsx',
  '/learn': 'learn.tsx',
  '/youtube': 'youtube.tsx',
  '/youtube2': 'youtube2.tsx',
  '/bring': 'bring.tsx',
  '/read': 'read.tsx',
  '/demo': 'demo.tsx',
  '/supa': 'supa.tsx',
  '/login': 'login.tsx',
  '/confirm-email': 'confirm-email.tsx',
  '/reset-password': 'reset-password.tsx',
  '/profile': 'profile.tsx',
  '/about': 'about.tsx',
  '/terms': 'terms.tsx',
  '/privacy': 'privacy.tsx',
  '/*': 'not-found.tsx',
}

/**
 * Each page is listed once for each language, with the same file. The page takes its language from the
 * address.
 */
export default [
  layout(
    'routes/in-language.tsx',
    languageCodes.flatMap((language) =>
      Object.entries(pages).map(([path, file]) =>
        route(addressOf(path, language), `routes/${file}`, { id: `${language}:${path}` }),
      ),
    ),
  ),
  ...manifests.map((path) => route(path, 'routes/web-manifest.ts', { id: path })),
] satisfies RouteConfig
