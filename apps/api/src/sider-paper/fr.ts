export const fr = {
  consent:
    'En signant, j’accepte ce contrat de mission. Ma signature électronique, accompagnée d’un dossier de preuve, a la valeur d’une signature manuscrite entre les parties.',
  consentToAmendment:
    'En signant, j’accepte cet avenant à mon contrat de mission. Ma signature électronique, accompagnée d’un dossier de preuve, a la valeur d’une signature manuscrite entre les parties.',
}
