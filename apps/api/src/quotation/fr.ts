/** Names of the lines of a quotation; « %, » follow the typography of the language. */
export const fr = {
  normal: 'Heures normales',
  overtime: 'Heures supplémentaires',
  hours: 'Heures',
  night: 'de nuit',
  sunday: 'du dimanche',
  solidarity: 'de la journée de solidarité',
  holidays: 'de jour férié',
  and: 'et',
  increase: '+{{percent}}\u202f%',
  decimal: ',',
}
