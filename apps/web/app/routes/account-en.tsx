import { Outlet } from 'react-router'
import { i18n } from '../i18n/en.ts'
import { messages } from '../locales/en/account.po'

i18n.load('en', messages)

export default function AccountInEnglish() {
  return <Outlet />
}
