export default function EmailScreen() {
  return null;
}
