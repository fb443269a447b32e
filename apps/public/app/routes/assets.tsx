export default function Page() { return <h1>assets</h1>; }
