/** The name of a sheet's cell: 0, 0 → `A1`; 27, 4 → `AB5`. */
export function cellName(column: number, row: number): string {
  let name = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return `${name}${row + 1}`;
}
