import { Outlet } from 'react-router'
import { i18n } from '../i18n/en.ts'
import { messages } from '../locales/en/reading.po'

i18n.load('en', messages)

export default function ReadingInEnglish() {
  return <Outlet />
}
