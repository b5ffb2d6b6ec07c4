/* Rounds are numbered as in a manuscript. */
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}
