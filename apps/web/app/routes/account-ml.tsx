import { Outlet } from 'react-router'
import { i18n } from '../i18n/ml.ts'
import { messages } from '../locales/ml/account.po'

i18n.load('ml', messages)

export default function AccountInMalayalam() {
  return <Outlet />
}
