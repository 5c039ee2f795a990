/** The status of a contract in words: in lists, in the search and in the profile of a Sider. */
export const contractStatusNames = {
  fr: { unsigned: 'À signer', signed: 'Signé', contested: 'Contesté', disputed: 'Contesté' },
  en: { unsigned: 'To sign', signed: 'Signed', contested: 'Contested', disputed: 'Contested' },
}
