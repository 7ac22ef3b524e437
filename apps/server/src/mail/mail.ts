/** A mail to one address, which is checked: it may hold no second one. */
export type Mail = { to: string; subject: string; text: string; html: string }

export type Mailer = { send(mail: Mail): Promise<void> }
