/** A contact shown in part, to whoever holds the phone: enough to know it, too little to use it. */
export function maskedContact(contact: string): string {
  const at = contact.indexOf('@')
  if (at === -1) return `•••• ${contact.slice(-2)}`
  return `${contact.slice(0, 1)}•••${contact.slice(at)}`
}
