import {
  defaultTargetLanguage,
  type Language,
  languageOf,
  languages,
  sourceLanguage,
  targetLanguages,
} from '@app/learning/languages'
import type { ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import latinFace from '../.cache/fonts/anek-latin-400.woff2?url'
import malayalamFace from '../.cache/fonts/anek-malayalam-400.woff2?url'
import { contact } from './addresses/contact.ts'
import { origin } from './addresses/origin.ts'
import { addressOf, placeOf } from './addresses/paths.ts'
import styles from './app.css?url'
import { deviceKeys, signsOfChoice } from './device/storage/keys.ts'

/** Lets the style sheet know whether the address names a text to read. */
const noteAddress = `const{dataset}=document.documentElement;if(location.search)dataset.text=''`

/**
 * A learner who chose another language than English in the settings gets every page in it, whatever the
 * address.
 */
const followLanguage = () => {
  const prefixes = Object.fromEntries(
    languages.filter(({ prefix }) => prefix).map(({ code, prefix }) => [code, prefix]),
  )
  return `try{const prefix={__proto__:null,...${JSON.stringify(prefixes)}}[localStorage.getItem('${deviceKeys.language}')];if(prefix)location.replace(prefix+location.pathname.replace(/\\/$/,'')+location.search+location.hash)}catch{}`
}

/**
 * The theme is set before the first paint, so that a dark room stays dark. The size of the text is set too, so
 * that nothing moves, and the romanisation, so that learners who want none do not see Latin letters disappear.
 * Other tabs follow.
 */
const paintPreferences = `const paint=()=>{try{const{theme,romanisation,textSize}=JSON.parse(localStorage.getItem('${deviceKeys.preferences}')).state;dataset.latin=romanisation;dataset.size=textSize;if(theme==='light'||theme==='dark')dataset.theme=theme;else delete dataset.theme}catch{}};addEventListener('storage',paint)`

/** Notes whether somebody is signed in, so that a page prerendered for visitors can wait for its learner. */
const noteLearner = `try{if(JSON.parse(localStorage.getItem('${deviceKeys.session}')).state.user)dataset.learner=''}catch{}`

/**
 * Notes which language is learnt, if it is not the usual one: what the device keeps of it has that name before its own.
 */
const noteLearnt = () => {
  const others = targetLanguages.filter((learnt) => learnt !== defaultTargetLanguage)
  return `let own='';try{const learnt=localStorage.getItem('${deviceKeys.learnt}');if(${JSON.stringify(others)}.includes(learnt))own=(dataset.learnt=learnt)+'/'}catch{}`
}

/** Notes whether a first visitor need not be asked what they learn (`features/pages/ask-learnt.tsx`). */
const noteChosen = () =>
  `if(Object.keys(localStorage).some(name=>${JSON.stringify(signsOfChoice)}.some(sign=>name.startsWith(sign))))dataset.chosen=''`

/**
 * Notes whether words were saved here, and whether there is a text to read besides one that is still to be
 * pasted.
 */
const noteKept = `try{if(localStorage.getItem(own+'${deviceKeys.savedWords}')?.length>2||localStorage.getItem(own+'${deviceKeys.practiceKept}'))dataset.words='';if(localStorage.getItem('${deviceKeys.readingText}'))dataset.text=''}catch{}`

/** Notes whether the learner's level is above 1. What the page says of level 1 is then hidden (`prerender/hidden-until-hydrated.ts`). */
const noteLevel = `try{if(JSON.parse(localStorage.getItem(own+'${deviceKeys.learner}')).state.userlevel>1)dataset.level=''}catch{}`

/** Notes whether a session of the course was begun here: its learner comes back. */
const noteBegun = `if(localStorage.getItem(own+'${deviceKeys.courseSession}'))dataset.begun=''`

/**
 * Notes whether to offer the page in the browser's language (`features/site/offered-language.tsx`): it is not this
 * one, and nobody has chosen.
 */
const noteOffer = () => {
  const others = languages.filter(({ code }) => code !== sourceLanguage).map(({ code }) => code)
  return `try{const offered=navigator.languages.map(tag=>tag.slice(0,2)).find(code=>${JSON.stringify(others)}.includes(code));if(offered&&!localStorage.getItem('${deviceKeys.language}'))dataset.offer=offered}catch{}`
}

/**
 * On a device that keeps nothing yet, nothing is read: each read, and each failed read, takes 1 to 4 ms of a
 * slow phone's first paint.
 */
const scriptsOf = (language: Language) =>
  `{${noteAddress};${paintPreferences};${language === sourceLanguage ? `${noteOffer()};` : ''}try{if(localStorage.length){${[
    ...(language === sourceLanguage ? [followLanguage()] : []),
    'paint()',
    noteLearner,
    noteLearnt(),
    noteKept,
    noteLevel,
    noteBegun,
    ...(languageOf(language).spoken === defaultTargetLanguage ? [noteChosen()] : []),
  ].join(';')}}}catch{}}`

/**
 * The whole style sheet. A built page requests it after its content: the rules of the first paint are in its
 * head (`finish/finish-pages.ts`).
 */
const styleSheet = <link rel="stylesheet" href={styles} />

export function Layout({ children }: { children: ReactNode }) {
  const { language } = placeOf(useLocation().pathname)
  return (
    <html
      lang={language}
      dir={languageOf(language).direction}
      data-origin={origin}
      data-contact={contact}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17130d" />
        <script suppressHydrationWarning>{import.meta.env.SSR ? scriptsOf(language) : ''}</script>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addressOf('/manifest.webmanifest', language)} />
        {[malayalamFace, latinFace].map((face) => (
          <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {import.meta.env.DEV && styleSheet}
      </head>
      <body>
        {children}
        {import.meta.env.PROD && styleSheet}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default Outlet
